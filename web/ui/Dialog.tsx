import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
  title: string
  open: boolean
  /** Esc, or whatever the dialog's own buttons do. */
  onClose: () => void
  children: ReactNode
  className?: string
}

/** A modal dialog: the browser keeps focus inside and gives it back. */
export function Dialog({ title, open, onClose, children, className = '' }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (open) ref.current?.showModal()
    else ref.current?.close()
  }, [open])
  return (
    <dialog ref={ref} className={`dialog ${className}`} aria-labelledby={id} onClose={() => open && onClose()}>
      <h2 id={id}>{title}</h2>
      {open && children}
    </dialog>
  )
}
