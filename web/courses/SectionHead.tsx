import { COURSE_TITLE_MAX_LENGTH } from '#contract/courses.ts'
import * as words from '#words/courses.builder.ts'
import { section as untitled } from '#words/courses.course.ts'
import { Button } from '../ui/Button.tsx'
import type { Editor } from './editor.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { type By, nameOfSection, removeSection, type Section } from './outline.ts'

type Props = { section: Section; index: number; count: number; editor: Editor; onMove: (by: By) => void }

/** Title field of a section, with buttons to move and remove the section. */
export function SectionHead({ section, index, count, editor, onMove }: Props) {
  const name = nameOfSection(section, index)
  const rename = (title: string) =>
    editor.edit((now) => ({
      ...now,
      sections: now.sections.map((one) => (one.id === section.id ? { ...one, title } : one)),
    }))
  return (
    <div className="outline-head" data-part={section.id}>
      <input
        className="input"
        aria-label={words.titleOfSection(index + 1)}
        placeholder={untitled(index + 1)}
        value={section.title}
        maxLength={COURSE_TITLE_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => rename(target.value)}
      />
      {count > 1 && (
        <span className="outline-buttons">
          <MoveButtons what={name} isFirst={index === 0} isLast={index === count - 1} onMove={onMove} />
          <Button
            variant="quiet"
            aria-label={words.removeHeadingOf(name)}
            onClick={() => editor.edit((now) => ({ ...now, sections: removeSection(now.sections, section.id) }))}
          >
            {words.removeHeading}
          </Button>
        </span>
      )}
    </div>
  )
}
