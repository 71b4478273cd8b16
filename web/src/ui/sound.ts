// Sounds of the table, made by `scripts/sounds.py`: fetched when they are first heard, nothing before the first click.

import { settings } from '../store/settings.svelte'

const files = import.meta.glob<string>('./sounds/*.mp3', { eager: true, query: '?url&no-inline', import: 'default' })

export type Sound =
  | 'turn'
  | 'chat'
  | 'clock'
  | 'card'
  | 'win'
  | 'lose'
  | 'end'
  | 'step'
  | 'wing'
  | 'stone'
  | 'build'
  | 'coin'
  | 'crystal'
  | 'tile'
  | 'echo'
  | 'roar'
  | 'crumble'
  | 'power'
  | 'lost'
  | 'fight'
  | 'announce'
  | 'won'
  | 'retreat'
  | 'bluff'

let context: AudioContext | null = null
let isAllowed = false

addEventListener('pointerdown', () => (isAllowed = true), { once: true })
addEventListener('keydown', () => (isAllowed = true), { once: true })

const buffers = new Map<string, Promise<AudioBuffer>>()

function bufferOf(audio: AudioContext, name: string): Promise<AudioBuffer> {
  const known = buffers.get(name)
  if (known) return known
  const coming = fetch(files[`./sounds/${name}.mp3`])
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => audio.decodeAudioData(bytes))
  // Without a line it is tried again the next time.
  coming.catch(() => buffers.delete(name))
  buffers.set(name, coming)
  return coming
}

/** One thing at a time: the same sound twice at once is only louder. */
const TWICE_MS = 90
const heard = new Map<Sound, number>()
let offerings = 0

/** `isCall`: it is also heard where the page is not looked at. */
export function play(name: Sound | undefined, isCall = false): void {
  if (!name || !settings.sound || !isAllowed || (document.hidden && !isCall)) return
  const now = performance.now()
  if (now - (heard.get(name) ?? -TWICE_MS) < TWICE_MS) return
  heard.set(name, now)
  try {
    const audio = (context ??= new AudioContext())
    // Each offering sounds a third higher.
    const rate = name === 'crystal' ? 2 ** ((offerings++ % 5) / 6) : 1
    void bufferOf(audio, name).then(
      (buffer) => start(audio, buffer, settings.volume, rate),
      () => {},
    )
  } catch {
    // No sound device: play on in silence.
  }
}

function start(audio: AudioContext, buffer: AudioBuffer, loud: number, rate = 1): () => void {
  const source = audio.createBufferSource()
  const gain = audio.createGain()
  source.buffer = buffer
  source.playbackRate.value = rate
  gain.gain.value = loud
  source.connect(gain).connect(audio.destination)
  source.start()
  return () => {
    gain.gain.setTargetAtTime(0, audio.currentTime, 0.3)
    source.stop(audio.currentTime + 1.5)
  }
}

/** The ends of a background are faded over so many seconds: it overlaps itself. */
const EDGE_S = 4
const SOFT = 0.35

/** Plays the calm background of a game until the function that is returned is called. */
export function accompany(game: string): () => void {
  let timer = 0
  let stop = (): void => {}
  let isOver = false
  const name = `ground-${game.split('-')[0]}`
  async function round(): Promise<void> {
    if (isOver || !files[`./sounds/${name}.mp3`]) return
    // Nothing before the first click.
    if (!isAllowed || document.hidden) {
      timer = window.setTimeout(() => void round(), 1000)
      return
    }
    try {
      const audio = (context ??= new AudioContext())
      const buffer = await bufferOf(audio, name)
      if (isOver) return
      stop = start(audio, buffer, settings.volume * SOFT)
      timer = window.setTimeout(() => void round(), (buffer.duration - EDGE_S) * 1000)
    } catch {
      // No sound device, or no line: in silence, then.
    }
  }
  void round()
  return () => {
    isOver = true
    clearTimeout(timer)
    stop()
  }
}
