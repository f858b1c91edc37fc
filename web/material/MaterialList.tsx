import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listMaterial, type MaterialSummary } from '#contract/material.ts'
import { retry } from '#words/common.ts'
import * as words from '#words/material.ts'
import { query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AddMaterial } from './AddMaterial.tsx'
import './material.css'

/** A form for new texts, and the texts that the person has added. */
export default function MaterialList() {
  const { data, error, isFetching, refetch } = useQuery({ ...query(listMaterial, {}), refetchOnMount: 'always' })
  return (
    <>
      {error && !isFetching && (
        <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
          {sentenceOf(error)}
        </Notice>
      )}
      {!data && !error && <Skeleton lines={9} label={words.loadingList} />}
      {data && <AddMaterial allowed={data} />}
      {data?.items.length === 0 && (
        <EmptyState title={words.noneYet}>
          <p>{words.howToStart}</p>
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <section aria-labelledby="texts">
          <h2 id="texts">{words.yours}</h2>
          <ul className="rows">
            {data.items.map((material) => (
              <Row key={material.id} material={material} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Row({ material: { id, title, kind, words: count, topicCount, createdAt } }: { material: MaterialSummary }) {
  return (
    <li>
      <h3 className="row-title">
        <Link to="/material/$id" params={{ id }}>
          {title}
        </Link>
      </h3>
      <p className="meta">
        <span>{words.kinds[kind]}</span>
        <span>{words.wordCount(count)}</span>
        {topicCount > 0 && <span>{words.topicsMade(topicCount)}</span>}
        <span>{words.addedOn(createdAt)}</span>
      </p>
    </li>
  )
}
