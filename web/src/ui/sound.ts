// Short, low, synthesised sounds. Nothing before the first click; off means off.

import { settings } from '../store/settings.svelte'

let context: AudioContext | null = null
let isAllowed = false

addEventListener('pointerdown', () => (isAllowed = true), { once: true })
addEventListener('keydown', () => (isAllowed = true), { once: true })

interface Note {
  at: number
  from: number
  to?: number
  length: number
  shape: OscillatorType
  loud: number
}

const tone = (from: number, length: number, at = 0, loud = 1, shape: OscillatorType = 'sine', to?: number): Note => ({
  at,
  from,
  to,
  length,
  shape,
  loud,
})

const SOUNDS = {
  card: [tone(900, 0.05, 0, 0.25, 'triangle', 300)],
  step: [tone(180, 0.07, 0, 0.7, 'sine', 90), tone(150, 0.07, 0.11, 0.5, 'sine', 80)],
  stone: [tone(220, 0.09, 0, 0.8, 'triangle', 70), tone(95, 0.14, 0.02, 0.8)],
  wing: [tone(260, 0.28, 0, 0.3, 'sawtooth', 70), tone(200, 0.3, 0.16, 0.2, 'sawtooth', 60)],
  coin: [tone(1180, 0.12, 0, 0.3), tone(1560, 0.2, 0.07, 0.25)],
  crystal: [tone(523, 0.7, 0, 0.3), tone(659, 0.7, 0.05, 0.25), tone(784, 0.8, 0.1, 0.25)],
  rise: [tone(196, 0.5, 0, 0.4, 'triangle', 392), tone(392, 0.6, 0.18, 0.3), tone(587, 0.8, 0.3, 0.25)],
  fanfare: [
    tone(392, 0.25, 0, 0.4, 'triangle'),
    tone(523, 0.25, 0.18, 0.4, 'triangle'),
    tone(659, 0.25, 0.36, 0.4, 'triangle'),
    tone(784, 0.9, 0.54, 0.45, 'triangle'),
  ],
  turn: [tone(440, 0.12, 0, 0.25), tone(660, 0.2, 0.1, 0.25)],
} satisfies Record<string, Note[]>

export type Sound = keyof typeof SOUNDS

let offerings = 0

export function play(name: Sound | undefined): void {
  if (!name || !settings.sound || !isAllowed || document.hidden) return
  try {
    context ??= new AudioContext()
    // Each offering sounds a third higher.
    const pitch = name === 'crystal' ? 2 ** ((offerings++ % 5) / 3) : 1
    for (const note of SOUNDS[name]) sound(context, note, pitch)
  } catch {
    // No sound device: play on in silence.
  }
}

function sound(audio: AudioContext, note: Note, pitch: number): void {
  const start = audio.currentTime + note.at
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.type = note.shape
  oscillator.frequency.setValueAtTime(note.from * pitch, start)
  if (note.to) oscillator.frequency.exponentialRampToValueAtTime(note.to * pitch, start + note.length)
  const loud = note.loud * settings.volume * 0.35
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0005, start + note.length)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + note.length + 0.02)
}
