import { createStore, useStore } from './store.ts'

const KEY = 'lyceum.shortcuts'
type Setting = 'on' | 'off'

/** Single keys can be switched off: dictation types letters and digits that were meant for no shortcut. */
const setting = createStore<Setting>(saved())

export const shortcutsOn = () => setting.get() === 'on'
export const useShortcutsOn = () => useStore(setting, 'on') === 'on'

export function switchShortcuts(on: boolean) {
  const next: Setting = on ? 'on' : 'off'
  setting.set(next)
  try {
    localStorage.setItem(KEY, next)
  } catch {}
}

function saved(): Setting {
  try {
    if (typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === 'off') return 'off'
  } catch {}
  return 'on'
}
