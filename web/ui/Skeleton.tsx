import { loading } from '#words/ui.ts'

/** Placeholder for text that is loading, so that the layout doesn't shift when it arrives. */
export function Skeleton({ lines = 3, label = loading }: { lines?: number; label?: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no content
        <span key={line} />
      ))}
    </div>
  )
}
