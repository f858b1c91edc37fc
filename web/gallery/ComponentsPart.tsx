import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chips } from '../ui/Chips.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Progress } from '../ui/Progress.tsx'
import { Rich } from '../ui/Rich.tsx'
import { Ring } from '../ui/Ring.tsx'
import { Separator } from '../ui/Separator.tsx'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import { ShareLink } from '../ui/ShareLink.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { panelOf, Tabs } from '../ui/Tabs.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toast } from '../ui/toasts.ts'
import { Shown, State } from './frame.tsx'
import type { Specimens } from './specimens.ts'

const VARIANTS = ['primary', 'plain', 'quiet'] as const
const ICONS: IconName[] = ['menu', 'sun', 'moon', 'arrow', 'back', 'check', 'cross', 'info', 'alert', 'clock']
const LONG = 'A sentence that is as long as sentences of this product are when they have something to explain.'

/** All components in web/ui. */
export default function ComponentsPart({ specimens }: { specimens: Specimens }) {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
      <Shown of="Notice">
        <State name="info">
          <Notice>{LONG}</Notice>
        </State>
        <State name="ok">
          <Notice kind="ok">Your answer is kept.</Notice>
        </State>
        <State name="error, with an action">
          <Notice kind="error" actions={<Button>Retry</Button>}>
            {LONG}
          </Notice>
        </State>
      </Shown>
      <Shown of="Toast">
        <State name="shown when pressed">
          <p className="actions">
            <Button onClick={() => toast({ text: 'Saved.' })}>A toast</Button>
            <Button onClick={() => toast({ text: LONG, link: { to: '/topics', label: 'To the topic' } })}>
              A long one with a link
            </Button>
          </p>
        </State>
      </Shown>
      <Shown of="Card">
        <State name="with text">
          <Card>
            <p className="eyebrow">Algorithms</p>
            <h3 className="row-title">Binary search</h3>
            <p className="muted">{LONG}</p>
          </Card>
        </State>
      </Shown>
      <Shown of="EmptyState">
        <State name="title alone">
          <EmptyState title="Nothing is due" />
        </State>
        <State name="with text and actions">
          <EmptyState title="You have no course yet" actions={<Button variant="primary">New course</Button>}>
            <p>{LONG}</p>
          </EmptyState>
        </State>
      </Shown>
      <Shown of="Progress">
        <State name="nothing, some, all">
          <Progress label="Nothing" value={0} />
          <Progress label="Some" value={3} max={8} />
          <Progress label="All" value={1} />
        </State>
        <State name="its end not known">
          <Progress label="Loading" />
        </State>
      </Shown>
      <Shown of="Ring">
        <State name="not known, 0, 42, 100 %">
          <p className="actions">
            <Ring label="Not known" value={null} />
            <Ring label="Nothing" value={0} />
            <Ring label="Some" value={0.42} />
            <Ring label="All" value={1} />
          </p>
        </State>
        <State name="small, large">
          <p className="actions">
            <Ring label="Small" value={0.7} size={48} />
            <Ring label="Large" value={0.7} size={96} />
          </p>
        </State>
      </Shown>
      <Shown of="Skeleton">
        <State name="three lines">
          <Skeleton />
        </State>
        <State name="one line">
          <Skeleton lines={1} />
        </State>
      </Shown>
      <Separators />
      <Shown of="Rich">
        <State name="a text with marks">
          <p>
            <Rich
              text="Press <key>Esc</key>, or read the <strong>help</strong>."
              parts={{ key: (name) => <kbd>{name}</kbd>, strong: (words) => <strong>{words}</strong> }}
            />
          </p>
        </State>
      </Shown>
      <Shown of="ServerHtml">
        <State name="prose" wide>
          <ServerHtml className="prose" html={specimens.lesson.html} />
        </State>
      </Shown>
    </>
  )
}

function Buttons() {
  return (
    <>
      <Shown of="Button">
        {VARIANTS.map((variant) => (
          <State key={variant} name={variant}>
            <p className="actions">
              <Button variant={variant}>Check</Button>
              <Button variant={variant}>
                Next question
                <Icon name="arrow" />
              </Button>
              <Button variant={variant} className="btn-icon" aria-label="Dismiss">
                <Icon name="cross" />
              </Button>
              <Button variant={variant} aria-disabled>
                Checking…
              </Button>
              <Button variant={variant} disabled>
                Not now
              </Button>
            </p>
          </State>
        ))}
      </Shown>
      <Shown of="LinkButton">
        <State name="primary, plain, quiet">
          <p className="actions">
            {VARIANTS.map((variant) => (
              <LinkButton key={variant} to="/topics" variant={variant}>
                Browse topics
              </LinkButton>
            ))}
          </p>
        </State>
      </Shown>
      <Shown of="Icon">
        <State name="16, 20 and 24 px">
          {([16, 20, 24] as const).map((size) => (
            <p key={size} className="gallery-icons">
              {ICONS.map((name) => (
                <Icon key={name} name={name} size={size} />
              ))}
            </p>
          ))}
        </State>
      </Shown>
    </>
  )
}

function Fields() {
  return (
    <>
      <Shown of="TextField">
        <State name="empty, with a hint">
          <TextField label="Name" hint="As others see it." />
        </State>
        <State name="filled in">
          <TextField label="Name" defaultValue="Ann" />
        </State>
        <State name="wrong">
          <TextField label="E-mail" defaultValue="ann@" error="Enter a valid e-mail address." />
        </State>
        <State name="read only, disabled">
          <TextField label="Link" value="http://127.0.0.1/shared/7f3a" readOnly />
          <TextField label="Later" value="Not yet" disabled readOnly />
        </State>
      </Shown>
      <Shown of="PasswordField">
        <State name="filled in">
          <PasswordField defaultValue="correct horse" autoComplete="off" />
        </State>
        <State name="wrong">
          <PasswordField error="Choose a password of at least 8 characters." autoComplete="off" />
        </State>
      </Shown>
      <Shown of="Field">
        <State name="around a textarea">
          <Field label="About you" hint="At most 500 characters.">
            {(control) => <textarea {...control} rows={3} defaultValue={LONG} />}
          </Field>
        </State>
        <State name="around a select, wrong">
          <Field label="Level" error="Choose one.">
            {(control) => (
              <select {...control}>
                <option>Beginner</option>
                <option>Intermediate</option>
              </select>
            )}
          </Field>
        </State>
      </Shown>
    </>
  )
}

const LEVELS = [
  { value: 'any', label: 'Any level' },
  { value: 'beginner', label: 'Beginner' },
  { value: 'advanced', label: 'Advanced' },
] as const
const TABS = [
  { id: 'tests', title: 'Tests' },
  { id: 'input', title: 'Input' },
  { id: 'submissions', title: 'Submissions' },
] as const

function Choices() {
  const [level, setLevel] = useState<(typeof LEVELS)[number]['value']>('beginner')
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('tests')
  return (
    <>
      <Shown of="Chips">
        <State name="one chosen">
          <Chips legend="Level" options={LEVELS} value={level} onChange={setLevel} />
        </State>
      </Shown>
      <Shown of="Tabs">
        <State name="the first chosen">
          <Tabs label="Results" prefix="gallery" tabs={TABS} value={tab} onChange={setTab} />
          {TABS.map(({ id, title }) => (
            <p key={id} {...panelOf('gallery', id)} hidden={id !== tab}>
              The panel of {title}.
            </p>
          ))}
        </State>
      </Shown>
      <Shown of="ShareLink">
        <State name="private">
          <ShareLink path={null} onShare={async () => {}} onUnshare={async () => {}} />
        </State>
        <State name="shared">
          <ShareLink path="/shared/7f3a9c" onShare={async () => {}} onUnshare={async () => {}} />
        </State>
      </Shown>
    </>
  )
}

function Separators() {
  const [share, setShare] = useState(40)
  const line = { value: share, min: 10, max: 90, usual: 50, onChange: setShare }
  return (
    <Shown of="Separator">
      <State name="upright">
        <div className="gallery-split is-upright">
          <p>Before</p>
          <Separator label="Width" orientation="vertical" {...line} />
          <p>After</p>
        </div>
      </State>
      <State name="lying">
        <div className="gallery-split">
          <p>Above</p>
          <Separator label="Height" orientation="horizontal" {...line} />
          <p>Below</p>
        </div>
      </State>
    </Shown>
  )
}
