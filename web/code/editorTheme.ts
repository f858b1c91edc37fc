import { syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tagHighlighter, tags } from '@lezer/highlight'

/** Uses the same class names as the code in lessons, so that both are highlighted alike. */
const classes = tagHighlighter([
  { tag: tags.comment, class: 'tok-comment' },
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.self, tags.null], class: 'tok-keyword' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 'tok-string' },
  { tag: [tags.number, tags.bool, tags.atom], class: 'tok-number' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'tok-function' },
  { tag: [tags.typeName, tags.className, tags.definition(tags.typeName)], class: 'tok-type' },
])

/** Colours are variables of the page and of editor.css, so they follow the light or dark theme. */
const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--color-surface)', color: 'var(--color-text)', fontSize: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--color-accent)' },
  '.cm-line': { padding: '0 1rem 0 0.5rem' },
  '.cm-cursor': { borderLeftColor: 'var(--color-accent)' },
  '.cm-gutters': { backgroundColor: 'var(--color-surface)', color: 'var(--color-muted)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.5rem', padding: '0 0.5rem 0 0.75rem' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--code-active-line)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--color-text)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--color-soft)',
    boxShadow: 'var(--code-bracket)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', color: 'var(--color-error)' },
  '.cm-panels': { backgroundColor: 'var(--color-bg)', color: 'inherit' },
  '.cm-panels-top': { borderBottom: 'var(--code-edge)' },
  '.cm-found': { backgroundColor: 'var(--code-found)' },
})

export const appearance = [theme, syntaxHighlighting(classes)]
