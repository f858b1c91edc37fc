import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getPerson, listPeople, type PersonDetails } from '#contract/admin.ts'
import { listAudit } from '#contract/audit.ts'
import { query } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AuditList } from './AuditList.tsx'
import { dayOf } from './moments.ts'
import { costOf, count } from './money.ts'
import { useNews } from './News.tsx'
import { PersonActs } from './PersonActs.tsx'

/** One account, and what an administrator may do about it. */
export function Person({ uid }: { uid: string }) {
  const wanted = query(getPerson, { uid })
  const { data, error, isFetching, refetch } = useQuery(wanted)
  const queryClient = useQueryClient()
  const news = useNews()
  const changed = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: wanted.queryKey }),
      queryClient.invalidateQueries({ queryKey: [listPeople.path] }),
      queryClient.invalidateQueries({ queryKey: [listAudit.path] }),
    ])
  return (
    <>
      <p>
        <Link to="/admin/$part" params={{ part: 'users' }}>
          All people
        </Link>
      </p>
      {!data && error && !isFetching && (
        <Notice kind="error" actions={<Button onClick={() => void refetch()}>Retry</Button>}>
          {sentenceOf(error)}
        </Notice>
      )}
      {!data && !error && <Skeleton lines={9} label="Loading the person" />}
      {data && (
        <>
          <h2 className="mt-6">{data.displayName}</h2>
          <Facts person={data} />
          {news.shown}
          <PersonActs person={data} onChanged={changed} tell={news.tell} />
          <section className="admin-part" aria-labelledby="person-audit">
            <h2 id="person-audit">What they did, and what was done to them</h2>
            <AuditList filter={{ uid }} />
          </section>
        </>
      )}
    </>
  )
}

const roles = { grant: 'Administrator', address: 'Administrator, since the address is listed in ADMIN_EMAILS' }

function Facts({ person }: { person: PersonDetails }) {
  const { uid, email, emailVerified, createdAt, roleBy, disabled, sessions, topics, month } = person
  return (
    <dl className="admin-facts">
      <Fact term="E-mail">
        {email} ({emailVerified ? 'verified' : 'not verified'})
      </Fact>
      <Fact term="uid">{uid}</Fact>
      <Fact term="Registered">{dayOf(createdAt)}</Fact>
      <Fact term="Account">{disabled ? 'Disabled: nobody can sign in to it' : 'Open'}</Fact>
      <Fact term="Role">{roleBy ? roles[roleBy] : 'Learner'}</Fact>
      <Fact term="Subscription">{subscriptionOf(person)}</Fact>
      <Fact term="Signed in">{sessions === 0 ? 'Nowhere' : `In ${count(sessions, 'session')}`}</Fact>
      <Fact term="Topics">{topics.toLocaleString('en')}</Fact>
      <Fact term="Language models this month">
        {month.calls === 0 ? 'Nothing was asked' : `${costOf(month)} for ${count(month.calls, 'call')}`}
      </Fact>
    </dl>
  )
}

function subscriptionOf({ subscription, granted, plan }: PersonDetails) {
  const by = [granted && 'given by an administrator', plan && `by payment: ${plan.state.replaceAll('_', ' ')}`]
  const how = by.filter(Boolean).join('; ')
  return `${subscription === 'paid' ? 'Paid' : 'None'}${how && ` (${how})`}`
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
