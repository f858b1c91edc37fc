import type { Template } from '../template.ts'

const STUDIES = [
  ['sleep of four or eight hours', 'words recalled next morning', 'people'],
  ['bright or dim light', 'typing mistakes in ten minutes', 'clerks'],
  ['a walk or a rest in the break', 'sums solved afterwards', 'pupils'],
  ['praise or silence after each try', 'minutes until they give up a puzzle', 'children'],
  ['a smiling or a serious face on the form', 'money given to a charity', 'visitors'],
  ['a text by hand or by keyboard', 'answers right after a week', 'students'],
  ['a cold or a warm room', 'reaction time to a tone', 'drivers'],
  ['music or quiet while reading', 'points in a test on the text', 'readers'],
] as const

const PROGRAMS = ['a reading program', 'a course in mental arithmetic', 'a memory training', 'a typing tutor']

export const templates: Template[] = [
  {
    id: 'parts-of-a-study',
    skill: 'name-parts-of-experiment',
    bloom: 'apply',
    make(random) {
      const [changed, measured, people] = random.pick(STUDIES)
      const count = random.pick([40, 60, 80, 100, 120])
      return {
        kind: 'matching',
        stem: `A lot splits ${count} ${people} into two groups for an experiment. Match each part with its name.`,
        pairs: random.shuffle([
          { left: changed, right: 'independent variable', why: 'This is what the researchers change.' },
          { left: measured, right: 'dependent variable', why: 'This is what is measured at the end.' },
          {
            left: `drawing slips of paper for the ${count} ${people}`,
            right: 'random assignment',
            why: 'Chance decides who gets into which group.',
          },
        ]),
        extra: [{ right: 'correlation coefficient', why: 'None of the three is a number from -1 to +1.' }],
      }
    },
  },
  {
    id: 'part-that-came-with-pupils',
    skill: 'tell-correlation-from-experiment',
    bloom: 'analyze',
    make(random) {
      const program = random.pick(PROGRAMS)
      const others = random.int(50, 66)
      const apparent = random.int(9, 18)
      const control = random.int(55, 68)
      const effect = random.int(1, apparent - 4)
      const key = apparent - effect
      const wrong = [
        { answer: effect, why: 'This is what the program itself added, the difference in the experiment.' },
        {
          answer: apparent,
          why: 'This is the whole difference among those who chose for themselves; part of it is due to the program.',
        },
      ]
      return {
        kind: 'numeric',
        stem: `Pupils who chose ${program} score ${others + apparent} points on average, the others ${others}. When a lot decides who takes it, the group with it scores ${control + effect} and the control group ${control}. About how many points of the first difference came with the pupils and were no effect of the program?`,
        answer: key,
        unit: 'points',
        why: `The first difference is ${apparent} points. The lot shows that the program adds ${control + effect} - ${control} = ${effect}, and ${apparent} - ${effect} = ${key}.`,
        wrong: wrong.filter(({ answer }) => answer !== key),
      }
    },
  },
]
