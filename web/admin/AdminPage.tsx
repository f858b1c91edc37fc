import { Link, notFound, useParams } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import * as words from '#words/admin.ts'
import { SignedIn } from '../session/SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './admin.css'

type Name = keyof typeof words.parts
type Part = { name: Name; label: string; title: string; lead: string; Content: ComponentType }

const part = (name: Name, load: () => Promise<ComponentType>): Part => ({
  name,
  ...words.parts[name],
  Content: lazy(async () => ({ default: await load() })),
})

const parts = [
  part('usage', async () => (await import('./UsageReport.tsx')).UsageReport),
  part('users', async () => (await import('./People.tsx')).People),
  part('reports', async () => (await import('./OpenReports.tsx')).OpenReports),
  part('questions', async () => (await import('./WeakQuestions.tsx')).WeakQuestions),
  part('jobs', async () => (await import('./Jobs.tsx')).Jobs),
  part('problems', async () => (await import('./Problems.tsx')).Problems),
  part('messages', async () => (await import('./Messages.tsx')).Messages),
  part('settings', async () => (await import('./Settings.tsx')).Settings),
  part('audit', async () => (await import('./AuditLog.tsx')).AuditLog),
]

/** The part with this name. If there is none, throws `notFound()`, which the route handles. */
export function partOf(name: string): Part {
  const found = parts.find((one) => one.name === name)
  if (!found) throw notFound()
  return found
}

/** One page of the administration area. The server checks permissions in every call. */
export function AdminPage() {
  const { name, title, lead, Content } = partOf(useParams({ from: '/admin/$part' }).part)
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <div className="mt-8">
        <SignedIn why={words.signInAsAdmin}>
          {({ role }) => (
            <>
              {role === 'admin' && <AdminNav />}
              <Suspense fallback={<Skeleton lines={9} />}>
                <Content key={name} />
              </Suspense>
            </>
          )}
        </SignedIn>
      </div>
    </div>
  )
}

function AdminNav() {
  return (
    <nav className="admin-nav" aria-label={words.administration}>
      <ul>
        {parts.map(({ name, label }) => (
          <li key={name}>
            <Link to="/admin/$part" params={{ part: name }} activeOptions={{ includeSearch: false }}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
