import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PROMPT_MAX_LENGTH } from '#contract/generation.ts'
import { getLibrary, getSite } from '#contract/site.ts'
import { query } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export function HelpPage() {
  const { data: site } = useQuery(query(getSite, {}))
  return (
    <div className="page page-narrow">
      <h1>Help</h1>
      <p className="lead">How to ask, how to read, how to practise, and what to do when something goes wrong.</p>
      <div className="prose mt-12">
        <h2>Writing a prompt</h2>
        <p>
          Say what you want to understand, in your own words: <em>binary search</em>, <em>how vaccines work</em>,{' '}
          <em>adding fractions</em>. One word is enough, a sentence of up to {PROMPT_MAX_LENGTH} characters is fine. On
          the <Link to="/">start page</Link> you can also choose a level and how long it should take; the bar at the top
          of every other page takes the sentence alone.
        </p>
        <p>
          You need an account for this. Your prompt is kept while you sign in. When it takes a while, choose{' '}
          <em>Continue in background</em>: a note with a link appears when the topic is there.
        </p>
        <h2>Reading and practising</h2>
        <p>
          A topic is a numbered list of lessons, each with a reason for its place. Quizzes ask one question at a time:
          answer, then see whether it was right and why, for every option. What you missed comes again. The ring on a
          topic is your mastery: how likely you are to get its next question right.
        </p>
        <h2>Courses of your own</h2>
        <p>
          Put topics, lessons and quizzes in an order that suits you: <Link to="/courses">your courses</Link> are
          private until you share one by its link. Whoever has the link can read along and make a copy; what is private
          to you they see by its title alone. Everything is saved while you arrange it.
        </p>
        <h2>The keyboard</h2>
        <p>
          Everything works without a mouse. <kbd>Tab</kbd> and <kbd>Shift</kbd> <kbd>Tab</kbd> move, <kbd>Enter</kbd>{' '}
          opens or sends, <kbd>Esc</kbd> closes the menu and sends a topic in the making to the background. Arrow keys
          choose among options. The first <kbd>Tab</kbd> on a page offers to skip to its content.
        </p>
        <h2>When something goes wrong</h2>
        <p>
          If the connection is lost while a topic is being made, nothing is lost with it: the page reconnects by itself
          and goes on where it was, even after a reload. If a question is wrong, or a page is, please{' '}
          <Link to="/contact">tell the host</Link>.
        </p>
        <h2 id="library">What the library covers</h2>
        {site && (
          <p>
            {site.hasModel
              ? 'These subjects are built in, and their questions were checked beforehand. For anything else, this server’s language model writes the topic.'
              : 'This server has no language model, so these are the subjects it can teach.'}
          </p>
        )}
      </div>
      <Library />
    </div>
  )
}

function Library() {
  const { data, error, refetch } = useQuery(query(getLibrary, {}))
  if (error) {
    return (
      <Notice kind="error" actions={<Button onClick={() => refetch()}>Retry</Button>}>
        {error.message}
      </Notice>
    )
  }
  if (!data) return <Skeleton lines={6} />
  return (
    <div className="faq">
      {data.subjects.map((subject) => (
        <details key={subject.id}>
          <summary>{subject.title}</summary>
          <p>{subject.summary}</p>
          <ul>
            {subject.units.map((unit) => (
              <li key={unit.id}>{unit.title}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
