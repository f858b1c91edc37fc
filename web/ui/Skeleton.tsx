import { loading } from '#words/ui.ts'

/** Holds the place of text that is on its way, so that nothing jumps when it comes. */
export function Skeleton({ lines = 3, label = loading }: { lines?: number; label?: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without content are all alike
        <span key={line} />
      ))}
    </div>
  )
}
