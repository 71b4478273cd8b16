import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { firstLanguage, words } from './i18n/words.svelte'
import { session } from './store/session.svelte'
import { applySettings, followSettings, settings } from './store/settings.svelte'

applySettings()
const wished = new URLSearchParams(location.search).get('lang') ?? settings.language
void words.use(firstLanguage(wished, navigator.languages)).then(() => {
  void session.begin()
  mount(App, { target: document.getElementById('app') as HTMLElement })
})
followSettings(() => {
  if (settings.language && settings.language !== words.language) void words.use(settings.language)
})
