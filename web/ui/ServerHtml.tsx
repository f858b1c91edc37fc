import { type ComponentProps, lazy, Suspense, useState } from 'react'

const Figures = lazy(() => import('./figures/Figures.tsx'))
const Words = lazy(() => import('./words/Words.tsx'))

type Props = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML' | 'ref'> & {
  html: string
  as?: 'div' | 'article' | 'span'
}

/**
 * The only place where HTML is inserted into a page. The server has sanitized it: it can't run scripts or load
 * anything.
 */
export function ServerHtml({ html, as: Tag = 'div', ...rest }: Props) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const hasFigures = html.includes('<figure class="figure ')
  const hasWords = html.includes('<table class="table-words"')
  // biome-ignore-start lint/security/noDangerouslySetInnerHtml: the server has sanitized the HTML
  return (
    <>
      <Tag
        {...rest}
        {...((hasFigures || hasWords) && { ref: setElement })}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {element && hasFigures && (
        <Suspense>
          <Figures within={element} html={html} />
        </Suspense>
      )}
      {element && hasWords && (
        <Suspense>
          <Words within={element} html={html} />
        </Suspense>
      )}
    </>
  )
  // biome-ignore-end lint/security/noDangerouslySetInnerHtml: the server has sanitized the HTML
}
