import { lazy, Suspense } from 'react'
import { Toasts } from '../app/Toasts.tsx'
import { toggleTheme } from '../app/theme.ts'
import { Button } from '../ui/Button.tsx'
import type { Specimens } from './specimens.ts'
import './gallery.css'

const parts = {
  components: { title: 'Components', Part: lazy(() => import('./ComponentsPart.tsx')) },
  questions: { title: 'Questions', Part: lazy(() => import('./QuestionsPart.tsx')) },
  editing: { title: 'Editing', Part: lazy(() => import('./EditingPart.tsx')) },
  learning: { title: 'Learning', Part: lazy(() => import('./LearningPart.tsx')) },
  code: { title: 'Code', Part: lazy(() => import('./CodePart.tsx')) },
  pages: { title: 'Pages and dialogs', Part: lazy(() => import('./PagesPart.tsx')) },
}
export type PartName = keyof typeof parts
export const isPart = (name: string): name is PartName => Object.hasOwn(parts, name)

/** The components of the web app in their states, for developers; it exists in development alone. */
export function Gallery({ part, specimens }: { part: PartName; specimens: Specimens }) {
  const { title, Part } = parts[part]
  return (
    <>
      <header className="gallery-head">
        <nav aria-label="Parts of the gallery">
          {Object.entries(parts).map(([name, { title }]) => (
            <a key={name} href={`/dev/gallery/${name}`} aria-current={name === part ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <Button onClick={toggleTheme}>Light or dark</Button>
      </header>
      <main className="gallery">
        <h1>{title}</h1>
        <Suspense>
          <Part specimens={specimens} />
        </Suspense>
      </main>
      <Toasts />
    </>
  )
}
