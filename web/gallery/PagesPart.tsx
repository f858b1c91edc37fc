import { useState } from 'react'
import { Chips } from '../ui/Chips.tsx'
import { Field } from '../ui/Field.tsx'
import { pages } from './pages.ts'
import { Screen } from './Screen.tsx'

/** All pages in all their states, one at a time. */
export default function PagesPart() {
  const [at, setAt] = useState({ page: 0, scene: 0 })
  const scenes = Object.entries(pages[at.page]?.scenes ?? {})
  const scene = scenes[at.scene]?.[1]
  return (
    <>
      {scene && <Screen key={`${at.page} ${at.scene}`} scene={scene} />}
      <section className="gallery-scenes" aria-label="What is shown">
        <Field label="Page">
          {(control) => (
            <select
              {...control}
              value={at.page}
              onChange={(event) => setAt({ page: Number(event.target.value), scene: 0 })}
            >
              {pages.map(({ name }, place) => (
                <option key={name} value={place}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Chips
          legend="What becomes of it"
          options={scenes.map(([label], place) => ({ value: String(place), label }))}
          value={String(at.scene)}
          onChange={(place) => setAt({ ...at, scene: Number(place) })}
        />
      </section>
    </>
  )
}
