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
  reading: { title: 'Reading', Part: lazy(() => import('./ReadingPart.tsx')) },
  code: { title: 'Code', Part: lazy(() => import('./CodePart.tsx')) },
  dialogs: { title: 'Dialogs', Part: lazy(() => import('./DialogsPart.tsx')) },
  pages: { title: 'Pages', Part: lazy(() => import('./PagesPart.tsx')) },
}
export type PartName = keyof typeof parts
export const isPart = (name: string): name is PartName => Object.hasOwn(parts, name)

/** The components of the web app in their states, for developers; it exists in development alone. */
export function Gallery({ part, specimens }: { part: PartName; specimens: Specimens }) {
  const { title, Part } = parts[part]
  return (
    <div className="gallery-whole">
      <Suspense>
        {part === 'pages' ? (
          // Each has a heading and landmarks of its own.
          <Part specimens={specimens} />
        ) : (
          <>
            <main className="gallery">
              <h1>{title}</h1>
              <Part specimens={specimens} />
            </main>
            <Toasts />
          </>
        )}
      </Suspense>
      {/* Last, and shown first: a page's own way past its navigation is the first link of all. */}
      <nav className="gallery-head" aria-label="Parts of the gallery">
        <ul role="list">
          {Object.entries(parts).map(([name, { title }]) => (
            <li key={name}>
              <a href={`/dev/gallery/${name}`} aria-current={name === part ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <Button onClick={toggleTheme}>Light or dark</Button>
      </nav>
    </div>
  )
}
