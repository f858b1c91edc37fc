import type { Template } from '../template.ts'

const GODS = [
  { greek: 'Zeus', roman: 'Jupiter', field: 'sky and thunder' },
  { greek: 'Hera', roman: 'Juno', field: 'marriage' },
  { greek: 'Poseidon', roman: 'Neptune', field: 'sea and earthquakes' },
  { greek: 'Demeter', roman: 'Ceres', field: 'grain' },
  { greek: 'Athena', roman: 'Minerva', field: 'wisdom and crafts' },
  { greek: 'Artemis', roman: 'Diana', field: 'hunting and wild animals' },
  { greek: 'Aphrodite', roman: 'Venus', field: 'love and desire' },
  { greek: 'Ares', roman: 'Mars', field: 'the fury of war' },
  { greek: 'Hephaestus', roman: 'Vulcan', field: 'fire and metalwork' },
  { greek: 'Hermes', roman: 'Mercury', field: 'travellers and messages' },
  { greek: 'Dionysus', roman: 'Bacchus', field: 'wine and theatre' },
]

export const templates: Template[] = [
  {
    id: 'god-and-field',
    skill: 'know-greek-gods',
    bloom: 'remember',
    make(random) {
      const [spare, ...gods] = random.shuffle(GODS).slice(0, 5)
      return {
        kind: 'matching',
        stem: 'Match each Greek god with what he or she stands for.',
        pairs: gods.map(({ greek, roman, field }) => ({
          left: greek,
          right: field,
          why: `The Romans called this god ${roman}.`,
        })),
        extra: [{ right: spare?.field ?? '', why: `This belongs to ${spare?.greek}.` }],
      }
    },
  },
  {
    id: 'roman-name',
    skill: 'know-greek-gods',
    bloom: 'remember',
    make(random) {
      const [god, ...others] = random.shuffle(GODS).slice(0, 4)
      if (!god) throw new Error('No god was drawn.')
      return {
        kind: 'single',
        stem: `The Greeks had a deity called ${god.greek}. By what name did the Romans know this deity?`,
        options: random.shuffle([
          { text: god.roman, correct: true, why: `${god.greek} and ${god.roman} both stand for ${god.field}.` },
          ...others.map(({ greek, roman, field }) => ({
            text: roman,
            why: `${roman} is the Roman name of ${greek}, who stands for ${field}.`,
          })),
        ]),
      }
    },
  },
]
