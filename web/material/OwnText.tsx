import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getMaterial, type Material } from '#contract/material.ts'
import { materialTitle, retry } from '#words/common.ts'
import * as words from '#words/material.text.ts'
import { kinds, wordCount } from '#words/material.ts'
import { queryOrNull } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { SourceLine } from '../passages/SourceLine.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useTitle } from '../ui/title.ts'
import { ChangeText } from './ChangeText.tsx'
import { MakeTopic } from './MakeTopic.tsx'
import './material.css'

/** A text that the person has added: its details, the topics made from it, and a form for another topic. */
export default function OwnText({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOrNull(getMaterial, { id }),
    refetchOnMount: 'always',
  })
  useTitle(data?.title)
  if (data) return <Details material={data} onChange={() => void refetch()} />
  if (data === null) {
    return (
      <>
        <h1>{words.missing}</h1>
        <EmptyState title={words.missingWhy} actions={<LinkButton to="/material">{words.backToList}</LinkButton>} />
      </>
    )
  }
  return (
    <>
      <h1 className={error ? '' : 'sr-only'}>{materialTitle}</h1>
      {error && !isFetching ? (
        <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
          {sentenceOf(error)}
        </Notice>
      ) : (
        <Skeleton lines={9} label={words.loadingText} />
      )}
    </>
  )
}

function Details({ material, onChange }: { material: Material; onChange: () => void }) {
  const { title, kind, source, topics } = material
  return (
    <>
      <header>
        <h1>{title}</h1>
        <p className="meta">
          <span>{kinds[kind]}</span>
          <span>{wordCount(material.words)}</span>
        </p>
        {(source.address || source.author) && (
          <div className="muted small">
            <SourceLine source={source} />
          </div>
        )}
      </header>
      {topics.length > 0 && (
        <section aria-labelledby="made" className="my-8">
          <h2 id="made">{words.topicsTitle}</h2>
          <ul className="rows">
            {topics.map((topic) => (
              <li key={topic.id}>
                <h3 className="row-title">
                  <Link to="/topic-details/$id" params={{ id: topic.id }}>
                    {topic.title}
                  </Link>
                </h3>
              </li>
            ))}
          </ul>
        </section>
      )}
      <MakeTopic material={material} />
      <ChangeText material={material} onChange={onChange} />
    </>
  )
}
