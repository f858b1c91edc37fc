import { type FormEvent, useState } from 'react'
import type { Audited } from '#contract/audit.ts'
import * as words from '#words/admin.auditLog.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { TextField } from '../ui/TextField.tsx'
import { AuditList } from './AuditList.tsx'
import { auditLabels } from './auditLabels.ts'

const actions = Object.keys(auditLabels) as Audited[]

export function AuditLog() {
  const [filter, setFilter] = useState<{ uid?: string; action?: Audited }>({})
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const uid = String(given.get('uid') ?? '').trim()
    const action = actions.find((one) => one === given.get('action'))
    setFilter({ ...(uid && { uid }), ...(action && { action }) })
  }
  return (
    <>
      <form className="admin-form" role="search" aria-label={words.filterLog} onSubmit={find}>
        <Field label={words.whatWasDone}>
          {(control) => (
            <select {...control} name="action">
              <option value="">{words.anything}</option>
              {actions.map((action) => (
                <option key={action} value={action}>
                  {auditLabels[action]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField label={words.byOrTo} name="uid" maxLength={80} autoComplete="off" autoCapitalize="none" />
        <Button type="submit">{words.showFound}</Button>
      </form>
      <AuditList filter={filter} />
    </>
  )
}
