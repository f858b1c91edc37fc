import { createStore, useStore } from '../ui/store.ts'

const KEY = 'lyceum.shortcuts'
type Setting = 'on' | 'off'

/** Whether single-key shortcuts are on. They can be switched off, because dictated text would trigger them. */
export const shortcuts = createStore<Setting>(saved())

export const shortcutsOn = () => shortcuts.get() === 'on'
export const useShortcutsOn = () => useStore(shortcuts, 'on') === 'on'

export function switchShortcuts(on: boolean) {
  const next: Setting = on ? 'on' : 'off'
  shortcuts.set(next)
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
