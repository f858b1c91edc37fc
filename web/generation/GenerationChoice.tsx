import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import type { TopicOffer } from '#contract/generation.ts'
import { SEARCH_MAX_LENGTH } from '#contract/search.ts'
import { close } from '#words/common.ts'
import * as words from '#words/generation.choice.ts'
import { connectModel, ownChatbot, ownText } from '#words/generation.wikipedia.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { FromWikipedia } from './FromWikipedia.tsx'
import { type Choice, dismissGeneration, type Generation, submitPrompt } from './generation.ts'
import './generationChoice.css'

/**
 * Buttons and links for the possible meanings of an ambiguous prompt, or for alternatives to one that isn't covered.
 */
export function GenerationChoice({ generation }: { generation: Extract<Generation, { state: 'choosing' }> }) {
  const panel = useRef<HTMLElement>(null)
  const heading = useId()
  const { prompt, choice, code, message, offers, background } = generation
  useEffect(() => {
    if (!background) panel.current?.focus()
  }, [background])
  return (
    <section ref={panel} className="offers" tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>{words.headings[code]}</h2>
      <p className="offers-message">{message}</p>
      {offers.length > 0 && (
        <ul>
          {offers.map((offer) => (
            <li key={`${offer.kind} ${offer.id}`}>
              <Offer offer={offer} choice={choice} />
            </li>
          ))}
        </ul>
      )}
      {code === 'not_covered' && <FromWikipedia prompt={prompt} />}
      <p className="offers-else">
        {code === 'not_covered' && <OtherWays prompt={prompt} />}
        <Link to="/topics" onClick={dismissGeneration}>
          {words.browseAll}
        </Link>
        <Link to="/search" search={{ q: prompt.slice(0, SEARCH_MAX_LENGTH) }} onClick={dismissGeneration}>
          {words.searchForIt}
        </Link>
        <Button variant="quiet" onClick={dismissGeneration}>
          {close}
        </Button>
      </p>
    </section>
  )
}

/** Ways to learn that don't need this server's language model, so that nobody is left without a next step. */
function OtherWays({ prompt }: { prompt: string }) {
  const session = useSession()
  const isAdmin = session.state === 'signedIn' && session.user.role === 'admin'
  return (
    <>
      <Link to="/material" onClick={dismissGeneration}>
        {ownText}
      </Link>
      <Link to="/chatbot" search={{ prompt }} onClick={dismissGeneration}>
        {ownChatbot}
      </Link>
      {isAdmin && (
        <Link to="/admin/$part" params={{ part: 'settings' }} onClick={dismissGeneration}>
          {connectModel}
        </Link>
      )}
    </>
  )
}

function Offer({ offer, choice }: { offer: TopicOffer; choice: Choice }) {
  const label = (
    <>
      <span className="offer-kind">{kindOf(offer)}</span>
      <span className="offer-title">{offer.title}</span>
    </>
  )
  if (offer.kind === 'pathway') {
    return (
      <Link className="offer" to="/pathways/$id" params={{ id: offer.id }} onClick={dismissGeneration}>
        {label}
      </Link>
    )
  }
  return (
    <button type="button" className="offer" onClick={() => void submitPrompt(offer.prompt, choice)}>
      {label}
    </button>
  )
}

function kindOf({ kind, about }: TopicOffer) {
  if (kind === 'subject') return words.wholeSubject
  return kind === 'pathway' ? words.pathwayIn(about) : about
}
