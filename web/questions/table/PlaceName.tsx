import { Snippet } from '../Snippet.tsx'
import type { Place } from './places.ts'

export function PlaceName({ place: { headHtml, columnHtml } }: { place: Place }) {
  return (
    <div className="grid-place">
      <Snippet html={headHtml} />
      <span aria-hidden="true">·</span>
      <Snippet html={columnHtml} />
    </div>
  )
}
