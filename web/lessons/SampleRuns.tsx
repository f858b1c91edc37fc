import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Lesson } from '#contract/catalog.ts'
import { sample } from '#words/lessons.samples.ts'
import { languageTitles } from '../code/languages.ts'
import { SampleRun } from './SampleRun.tsx'
import { type Sample, samplesIn } from './samples.ts'

type Props = { lesson: Lesson; article: RefObject<HTMLElement | null> }

/** Run buttons for a lesson's code samples, overlaid on the text so that its HTML stays unchanged. */
export default function SampleRuns({ lesson, article }: Props) {
  const [samples, setSamples] = useState<Sample[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies(lesson.html): another text has other samples
  useEffect(() => {
    const prose = article.current?.querySelector('.prose')
    setSamples(prose ? samplesIn(prose) : [])
  }, [article, lesson.html])
  if (!article.current) return null
  return createPortal(
    samples.map(({ element, code, language }, at) => (
      <SampleRun
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a lesson's samples never changes
        key={`${lesson.id} ${at}`}
        element={element}
        code={code}
        language={language}
        what={sample(at + 1, languageTitles[language])}
      />
    )),
    article.current,
  )
}
