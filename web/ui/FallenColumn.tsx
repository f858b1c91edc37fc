/** A row of columns with a fallen one, for what can't be found. `hasOwl` adds Athena's owl on top. */
export function FallenColumn({ hasOwl = false }: { hasOwl?: boolean }) {
  return (
    <svg className="fallen" viewBox={hasOwl ? '0 0 300 190' : '0 70 300 120'} aria-hidden="true">
      <path d="M8 172h284v9H8zM0 181h300v8H0z" />
      {[20, 84, 212].map((x) => (
        <path
          key={x}
          d={`M${x} 84h44v7l-6 7h-32l-6-7zM${x + 7} 98h30l3 66H${x + 4}zM${x} 164h44v8H${x}zM${x + 15} 98v66M${x + 22} 98v66M${x + 29} 98v66`}
        />
      ))}
      <path d="M150 164h48v8h-48zM153 150l40-4 2 18h-44zM160 149l1 15M170 148v16M181 147v17" />
      <path d="M258 128l34 30-14 14H262l-20-28zM252 134l24 38M264 134l24 28" />
      {hasOwl && (
        <g transform="translate(-6 7)">
          <path d="M224 62c-4-14-1-32 6-42l7 5h8l7-5c7 10 10 28 6 42-5 14-29 14-34 0z" />
          <path d="M238 34a6 6 0 1 0-12 0a6 6 0 1 0 12 0M256 34a6 6 0 1 0-12 0a6 6 0 1 0 12 0M241 42l-3-5h6zM232 56c6 4 12 4 18 0M232 64c6 4 12 4 18 0M234 74v3M248 74v3" />
          <path d="M233 34a1 1 0 1 0-2 0a1 1 0 1 0 2 0M251 34a1 1 0 1 0-2 0a1 1 0 1 0 2 0" />
        </g>
      )}
    </svg>
  )
}
