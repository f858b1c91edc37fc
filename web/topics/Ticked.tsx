export function Ticked({ lines }: { lines: string[] }) {
  return (
    <ul className="ticked">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
