import { Link, notFound, useParams } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { SignedIn } from '../SignedIn.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './admin.css'

type Part = { name: string; label: string; title: string; lead: string; Content: ComponentType }

const part = (name: string, label: string, load: () => Promise<ComponentType>, title: string, lead: string): Part => ({
  ...{ name, label, title, lead },
  Content: lazy(async () => ({ default: await load() })),
})

const parts = [
  part(
    'usage',
    'Usage',
    async () => (await import('./UsageReport.tsx')).UsageReport,
    'Usage and cost',
    'What language models were asked on this server, and what it cost. Days are those of UTC.',
  ),
  part(
    'users',
    'People',
    async () => (await import('./People.tsx')).People,
    'People',
    'Who has an account here, and what they may do.',
  ),
  part(
    'reports',
    'Reports',
    async () => (await import('./OpenReports.tsx')).OpenReports,
    'Reports',
    'What people say is not as it should be, newest first.',
  ),
  part(
    'jobs',
    'Jobs',
    async () => (await import('./Jobs.tsx')).Jobs,
    'Jobs',
    'What makes topics, and writes lessons again. Jobs are forgotten a day after they have ended.',
  ),
  part(
    'problems',
    'Problems',
    async () => (await import('./Problems.tsx')).Problems,
    'Problems',
    'Programming problems that may need you: disliked, withdrawn, or not published.',
  ),
  part(
    'messages',
    'Messages',
    async () => (await import('./Messages.tsx')).Messages,
    'Messages',
    'What people wrote on the contact page. Messages are deleted a year after they came.',
  ),
  part(
    'settings',
    'Settings',
    async () => (await import('./Settings.tsx')).Settings,
    'Settings',
    'What this server runs on and how it is configured. It is changed by its environment or .env, not here.',
  ),
  part(
    'audit',
    'Audit log',
    async () => (await import('./AuditLog.tsx')).AuditLog,
    'Audit log',
    'What administrators did, and what touched an account. It only grows.',
  ),
]

/** Throws where there is none, for the route. */
export function partOf(name: string): Part {
  const found = parts.find((one) => one.name === name)
  if (!found) throw notFound()
  return found
}

/** One of the pages of administration. Who may see it, the server decides with every call. */
export function AdminPage() {
  const { name, title, lead, Content } = partOf(useParams({ from: '/admin/$part' }).part)
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <div className="mt-8">
        <SignedIn why="Sign in as an administrator to see this page.">
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
    <nav className="admin-nav" aria-label="Administration">
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
