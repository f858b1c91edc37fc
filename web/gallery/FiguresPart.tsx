import { ServerHtml } from '../ui/ServerHtml.tsx'
import { Shown, State } from './frame.tsx'
import type { Specimens } from './specimens.ts'

/** Figures that move, and an example of each kind. */
export default function FiguresPart({ specimens: { figures } }: { specimens: Specimens }) {
  return (
    <>
      <Shown of="Moving">
        {figures.map(({ kind, moving }) => moving && <Figure key={kind} name={kind} html={moving} />)}
      </Shown>
      <Shown of="Still">
        {figures.map(({ kind, html }) => (
          <Figure key={kind} name={kind} html={html} />
        ))}
      </Shown>
    </>
  )
}

const Figure = ({ name, html }: { name: string; html: string }) => (
  <State name={name} wide>
    <ServerHtml className="prose" html={html} />
  </State>
)
