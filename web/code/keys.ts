import type { Command, KeyBinding } from '@codemirror/view'

/** Key bindings of the editor, in order of precedence. */
export const keysOf = (commands: Record<string, Command>): KeyBinding[] =>
  Object.entries(commands).map(([key, run]) => ({ key, run }))
