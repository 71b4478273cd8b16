import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { firstLanguage, words } from './i18n/words.svelte'
import { session } from './store/session.svelte'
import { applySettings, followSettings, settings } from './store/settings.svelte'
import { startWorker } from './store/worker'

applySettings()
const wished = new URLSearchParams(location.search).get('lang') ?? settings.language
void words.use(firstLanguage(wished, navigator.languages)).then(() => {
  void session.begin().then(() => startWorker(session.me !== null).catch(() => {}))
  mount(App, { target: document.getElementById('app') as HTMLElement })
})
followSettings(() => {
  if (settings.language && settings.language !== words.language) void words.use(settings.language)
})
