import type { Template } from '../template.ts'

const tidy = (value: number) => Math.round(value * 100) / 100

export const templates: Template[] = [
  {
    id: 'absorbed-by-a-planet',
    skill: 'reckon-absorbed-sunlight',
    bloom: 'apply',
    make(random) {
      const sunlight = random.int(10, 60) * 10
      const percent = random.pick([10, 15, 20, 25, 30, 35, 40, 60, 65, 70, 75])
      const answer = tidy((sunlight * (100 - percent)) / 100)
      return {
        kind: 'numeric',
        stem: `A planet receives ${sunlight} W/m² of sunlight on average and has an albedo of ${percent / 100}. How much of it does it absorb?`,
        answer,
        tolerance: '1%',
        unit: 'W/m²',
        why: `${percent}% are reflected, so ${100 - percent}% are absorbed: ${sunlight} x ${(100 - percent) / 100} = ${answer} W/m².`,
        wrong: [{ answer: tidy((sunlight * percent) / 100), why: 'That is what is reflected; the rest is absorbed.' }],
      }
    },
  },
  {
    id: 'rise-in-the-air',
    skill: 'balance-carbon',
    bloom: 'apply',
    make(random) {
      let burned = 0
      let land = 0
      let taken = 0
      let stays = 0
      // Draws again until the two mistakes below lead to different numbers.
      do {
        burned = random.int(80, 130) / 10
        land = random.int(8, 18) / 10
        taken = random.int(45, 75) / 10
        stays = tidy(burned + land - taken)
      } while (tidy((burned + land) / 2.1) === stays)
      const answer = tidy(stays / 2.1)
      return {
        kind: 'numeric',
        stem: `In some year burning adds ${burned} GtC to the air and land use ${land} GtC. Ocean and land plants take up ${taken} GtC. By how many ppm does the carbon dioxide in the air rise? (1 ppm is 2.1 GtC.)`,
        answer,
        tolerance: '2%',
        unit: 'ppm',
        why: `${burned} + ${land} - ${taken} = ${stays} GtC stay, and ${stays} / 2.1 is about ${answer} ppm.`,
        wrong: [
          { answer: stays, why: 'That is the mass that stays, in GtC; it is still to be divided by 2.1.' },
          { answer: tidy((burned + land) / 2.1), why: `This forgets the ${taken} GtC that are taken up.` },
        ],
      }
    },
  },
  {
    id: 'carbon-or-dioxide',
    skill: 'balance-carbon',
    bloom: 'apply',
    make(random) {
      const carbon = random.int(1, 40) * 3
      const dioxide = (carbon * 44) / 12
      const toCarbon = random.int(0, 1) === 0
      const given = toCarbon ? dioxide : carbon
      const answer = toCarbon ? carbon : dioxide
      return {
        kind: 'numeric',
        stem: toCarbon
          ? `A town gives off ${given} thousand tonnes of carbon dioxide in a year. How many thousand tonnes of carbon does that contain?`
          : `A town burns fuel with ${given} thousand tonnes of carbon in a year. How many thousand tonnes of carbon dioxide does that make?`,
        answer,
        tolerance: '1%',
        unit: 'thousand tonnes',
        why: `12 t of carbon make 44 t of carbon dioxide: ${given} x ${toCarbon ? '12 / 44' : '44 / 12'} = ${answer}.`,
        wrong: [
          {
            answer: tidy(toCarbon ? (given * 44) / 12 : (given * 12) / 44),
            why: 'The factor was turned round; carbon dioxide is heavier than the carbon in it, because of its oxygen.',
          },
          { answer: given, why: 'The masses differ, since carbon dioxide contains oxygen as well.' },
        ],
      }
    },
  },
]
