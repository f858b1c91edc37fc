import { type Extension, StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView, type Panel, showPanel } from '@codemirror/view'
import * as words from '#words/code.editor.ts'
import { close as closeLabel } from '#words/common.ts'
import { keysOf } from './keys.ts'

const setOpen = StateEffect.define<boolean>()
const setSought = StateEffect.define<string>()
const mark = Decoration.mark({ class: 'cm-found' })
const MOST_MARKED = 1_000

const sought = StateField.define<string>({
  create: () => '',
  update: (value, { effects }) => effects.find((effect) => effect.is(setSought))?.value ?? value,
})

const isOpen = StateField.define<boolean>({
  create: () => false,
  update(value, { effects }) {
    for (const effect of effects) if (effect.is(setOpen)) value = effect.value
    return value
  },
  provide: (field) => showPanel.from(field, (open) => (open ? findPanel : null)),
})

const marked = EditorView.decorations.compute([sought, isOpen, 'doc'], (state) => {
  const words = state.field(sought)
  if (!state.field(isOpen) || words === '') return Decoration.none
  const places = placesOf(state.doc.toString(), words).slice(0, MOST_MARKED)
  return Decoration.set(places.map((at) => mark.range(at, at + words.length)))
})

/** Start positions of all matches, ignoring case. */
function placesOf(text: string, words: string): number[] {
  const [all, one] = [text.toLowerCase(), words.toLowerCase()]
  // Lowercasing can change a text's length ('İ'), and the positions would then be wrong.
  if (all.length !== text.length || one === '') return []
  const places: number[] = []
  for (let at = all.indexOf(one); at >= 0; at = all.indexOf(one, at + one.length)) places.push(at)
  return places
}

function goTo(view: EditorView, by: 1 | -1, from = view.state.selection.main) {
  const words = view.state.field(sought)
  const places = placesOf(view.state.doc.toString(), words)
  const next = by > 0 ? places.find((at) => at >= from.to) : places.findLast((at) => at + words.length <= from.from)
  const at = next ?? places.at(by > 0 ? 0 : -1)
  if (at !== undefined) view.dispatch({ selection: { anchor: at, head: at + words.length }, scrollIntoView: true })
  return { count: places.length, at: at === undefined ? 0 : places.indexOf(at) + 1 }
}

function findPanel(view: EditorView): Panel {
  const dom = document.createElement('div')
  dom.className = 'code-find'
  dom.setAttribute('role', 'search')
  const field = Object.assign(document.createElement('input'), { type: 'search', className: 'input' })
  field.setAttribute('aria-label', words.findInProgram)
  field.placeholder = words.find
  const said = document.createElement('span')
  said.classList.add('muted', 'small')
  said.setAttribute('role', 'status')
  const say = ({ count, at }: { count: number; at: number }) => {
    said.textContent = field.value === '' ? '' : count === 0 ? words.notFound : words.placeOf(at, count)
  }
  const button = (text: string, label: string, act: () => void) => {
    const made = Object.assign(document.createElement('button'), { type: 'button' })
    made.classList.add('btn', 'btn-quiet', 'btn-icon')
    made.textContent = text
    made.setAttribute('aria-label', label)
    made.addEventListener('click', act)
    return made
  }
  field.addEventListener('input', () => {
    view.dispatch({ effects: setSought.of(field.value) })
    const { main } = view.state.selection
    say(goTo(view, 1, view.state.selection.main.empty ? main : ({ ...main, to: main.from } as typeof main)))
  })
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') say(goTo(view, event.shiftKey ? -1 : 1))
    else if (event.key === 'Escape') close(view)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  dom.append(
    field,
    said,
    button('↑', words.previous, () => say(goTo(view, -1))),
    button('↓', words.next, () => say(goTo(view, 1))),
    button('×', closeLabel, () => close(view)),
  )
  return { dom, top: true, mount: () => field.focus() }
}

function close(view: EditorView): boolean {
  if (!view.state.field(isOpen)) return false
  view.dispatch({ effects: setOpen.of(false) })
  view.focus()
  return true
}

function open(view: EditorView): boolean {
  const { from, to } = view.state.selection.main
  const chosen = view.state.sliceDoc(from, to)
  view.dispatch({ effects: [setOpen.of(true), setSought.of(chosen.includes('\n') ? '' : chosen)] })
  const field = view.dom.querySelector<HTMLInputElement>('.code-find input')
  if (field) field.value = view.state.field(sought)
  field?.select()
  return true
}

export const findKeys = keysOf({ 'Mod-f': open, Escape: close })
export const find: Extension = [sought, isOpen, marked]
