import type { Item } from '../items/service.ts'
import type { Library, Unit } from '../library/service.ts'

/** Stands in every key and reason of the fixture: whoever sees it before answering has seen a key. */
export const SENTINEL = 'zqx-sentinel-key-zqx'

/** A small library about knots: four units in a row, and one that stands alone. */
export function fixtureLibrary(): Library {
  const units = [
    unit('rope', { title: 'Rope', aliases: ['ropes'], prerequisites: [] }),
    unit('overhand', { title: 'Overhand knot', aliases: ['thumb knot'], prerequisites: ['knots/rope'] }),
    unit('reef', {
      title: 'Reef knot',
      aliases: ['square knot'],
      prerequisites: ['knots/overhand'],
      level: 'intermediate',
    }),
    unit('bowline', { title: 'Bowline', aliases: ['king of knots'], prerequisites: ['knots/reef'], level: 'advanced' }),
    unit('whipping', { title: 'Whipping', aliases: ['rope end'], prerequisites: [] }),
  ]
  return {
    hash: 'fixture',
    subjects: [
      {
        id: 'knots',
        title: 'Knots',
        summary: 'Tying things together.',
        aliases: ['knot tying'],
        unitIds: units.map((u) => u.id),
      },
    ],
    units: new Map(units.map((u) => [u.id, u])),
  }
}

type Given = { title: string; aliases: string[]; prerequisites: string[]; level?: Unit['level'] }

function unit(slug: string, { title, aliases, prerequisites, level = 'beginner' }: Given): Unit {
  const markdown = `## Summary\n\nAll about the ${title}.\n\n## Explanation\n\nThe ${title} holds by friction alone.`
  return {
    id: `knots/${slug}`,
    subjectId: 'knots',
    title,
    aliases,
    level,
    minutes: 10,
    objective: `Tie and judge the ${title}.`,
    prerequisites,
    skills: [{ id: `tie-${slug}`, title: `Tie the ${title}` }],
    sources: ['Ashley: The Ashley Book of Knots'],
    summary: `All about the ${title}.`,
    markdown,
    html: `<h2 id="s-summary">Summary</h2><p>All about the ${title}.</p>`,
    contents: [{ id: 's-summary', text: 'Summary' }],
    items: [single(slug, 1), typed(slug), single(slug, 2), single(slug, 3)],
    templateIds: [],
    words: `${title} rope friction hold`,
  }
}

const single = (slug: string, number: number): Item => ({
  id: `knots/${slug}/single-${number}`,
  kind: 'single',
  skillId: `tie-${slug}`,
  bloom: 'understand',
  stem: `What makes this knot number ${number} hold under load?`,
  options: [
    { id: 'a', text: 'Friction', correct: true, why: `Turns press on each other. ${SENTINEL}`, misconception: null },
    { id: 'b', text: 'Stickiness', correct: false, why: `Rope is dry. ${SENTINEL}`, misconception: null },
    { id: 'c', text: 'Magnets', correct: false, why: `Rope is not iron. ${SENTINEL}`, misconception: null },
  ],
  evidence: 'holds by friction alone',
})

const typed = (slug: string): Item => ({
  id: `knots/${slug}/typed`,
  kind: 'typed',
  skillId: `tie-${slug}`,
  bloom: 'remember',
  stem: 'Which force holds a knot together? Type the one word.',
  answers: [SENTINEL, 'friction'],
  why: `Turns press on each other. ${SENTINEL}`,
  wrong: [{ answer: 'glue', why: `No glue is used. ${SENTINEL}` }],
  evidence: 'holds by friction alone',
})
