import type { ReactNode } from 'react'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="profile-part">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
