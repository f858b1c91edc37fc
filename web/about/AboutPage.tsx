import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getSite } from '#contract/site.ts'
import { query } from '../api.ts'
import { LegalLinks } from '../LegalLinks.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'

export function AboutPage() {
  const { data: site } = useQuery(query(getSite, {}))
  return (
    <div className="page page-narrow">
      <h1>About Lyceum</h1>
      <p className="lead">
        You type what you want to learn. You get a short course in it: lessons to read, questions to answer, and an
        honest account of what you know.
      </p>
      <div className="prose mt-12">
        <h2>What happens to your sentence</h2>
        <p>
          It is matched with what is known here, put in order by what has to be understood first, and cut to the level
          and the time you chose. You see the outline as soon as it stands, and can read the first lesson while the last
          is still being put together.
        </p>
        <p>
          {site?.hasModel
            ? 'What the built-in library does not cover is written by a language model, and marked as such.'
            : 'This server has no language model: everything it teaches comes from its built-in library, and it tells you when something is not in there.'}{' '}
          Each topic says where its text comes from.
        </p>
        <h2>How answers are checked</h2>
        <p>
          A wrong answer key does more harm than no question. So a question is not shown because it sounds right, but
          because it passed every check that can be made on it:
        </p>
        <ul>
          <li>Where an answer can be computed, it is computed, and the key has to agree.</li>
          <li>Exactly one option is right, and the wrong ones are mistakes that people really make.</li>
          <li>Every option carries the reason why it is right or wrong.</li>
          {site?.hasModel && (
            <li>
              What a language model has written, a second one solves twice without the key. Where it answers otherwise,
              or sees a second answer, the question is mended once, and left out if that does not help.
            </li>
          )}
          <li>A key never travels to your browser before you have answered.</li>
        </ul>
        <p>The checks that its questions have passed are listed on each topic. They are not a promise of perfection.</p>
        <h2>What mastery means</h2>
        <p>
          Every answer changes an estimate, skill by skill, of how likely you are to get the next one right. It is built
          from your answers alone. Reading a lesson does not raise it, and a lucky guess moves it little.
        </p>
        <h2>Where it all comes from</h2>
        <p>
          The built-in library was written for Lyceum and comes with it, with its sources named in each lesson. What a
          language model wrote says so. Lyceum is built on open software, among it Fastify, React, SQLite and
          PostgreSQL; its source names them all with their licences.
        </p>
        <h2>What is kept about you</h2>
        <p>
          What you tell this server, and what you do here while signed in. There is no advertising, no tracking, and
          nothing is loaded from anyone else&rsquo;s server. <Link to="/privacy">All of it, in detail</Link>
        </p>
        <h2>Who runs this</h2>
        <p>
          Lyceum is software that anyone can host. This server has its own host, who can be{' '}
          <Link to="/contact">reached here</Link>.{site && ` It runs version ${site.version}.`}
        </p>
      </div>
      <p className="actions">
        <LinkButton to="/" variant="primary">
          Learn something
        </LinkButton>
        <LinkButton to="/help">Help</LinkButton>
      </p>
      <LegalLinks />
    </div>
  )
}
