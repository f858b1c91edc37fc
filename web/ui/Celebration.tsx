import type { ReactNode } from 'react'
import { Columns } from './Columns.tsx'
import './celebration.css'

/** Four columns that rise once, within a second. The text beside them says what was completed and what comes next. */
export function Celebration({ children }: { children?: ReactNode }) {
  return (
    <div className="celebration">
      <Columns size={48} />
      {children && <div>{children}</div>}
    </div>
  )
}
