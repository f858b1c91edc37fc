import type { Command, KeyBinding } from '@codemirror/view'

/** What the editor does at its keys, in their order. */
export const keysOf = (commands: Record<string, Command>): KeyBinding[] =>
  Object.entries(commands).map(([key, run]) => ({ key, run }))
