import type { Diagnosis } from '#contract/diagnosis.ts'
import { SpokenLanguage } from '../questions/SpokenLanguage.ts'
import { DiagnosisResult } from './DiagnosisResult.tsx'
import { DiagnosisStep } from './DiagnosisStep.tsx'

type Props = { diagnosis: Diagnosis; onChange: (next: Diagnosis) => void }

/** The next unanswered question, or the result after the last one. */
export default function DiagnosisScreen({ diagnosis, onChange }: Props) {
  const { question } = diagnosis
  if (!question) return <DiagnosisResult diagnosis={diagnosis} onChange={onChange} />
  return (
    <SpokenLanguage value={diagnosis.language}>
      <DiagnosisStep key={question.id} diagnosis={diagnosis} question={question} onChange={onChange} />
    </SpokenLanguage>
  )
}
