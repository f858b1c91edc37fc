import type { Random, Template } from '../template.ts'

const FALLACIES = [
  {
    name: 'ad hominem',
    why: 'It attacks the person and leaves the reasons untouched.',
    remarks: [
      'Why listen to her plan for the library? She was thrown out of school.',
      'His sums on the budget are nonsense. He can hardly tie his own shoes.',
      'You say the well is dirty? You are just bitter since you lost the vote.',
      'Her proof must be wrong. Have you seen how she dresses?',
    ],
  },
  {
    name: 'straw man',
    why: 'It answers a far stronger claim than the one that was made.',
    remarks: [
      'He asks for one meatless day a week. So he wants to close every farm.',
      'She would like less homework. In other words, children should learn nothing.',
      'They suggest a lower speed near the school. What they want is to ban all cars.',
      'You want to check the accounts. So you call all of us thieves.',
    ],
  },
  {
    name: 'false dilemma',
    why: 'It offers two choices, and there are others.',
    remarks: [
      'Either you lend me the car, or you are no friend.',
      'We can build the tower, or we can watch the town die.',
      'You are with the club, or you are its enemy.',
      'One is born with music, or one will not play a note.',
    ],
  },
  {
    name: 'slippery slope',
    why: 'It claims a chain to a disaster and shows none of its links.',
    remarks: [
      'Let him skip one training, and within a year the whole team will fall apart.',
      'If we lend out one book for longer, the shelves will be empty by spring.',
      'Allow a stall on the square, and soon the church will be a market.',
      'If she gets a key, in the end strangers will live in the office.',
    ],
  },
  {
    name: 'hasty generalisation',
    why: 'It goes from one or two cases to all.',
    remarks: [
      'I met two rude bakers in Lyon. Bakers in Lyon are rude.',
      'My one pear was sour. This year pears are sour.',
      'Both doctors I know play golf. Doctors play golf.',
      'The first page bored me. Everything by this author is boring.',
    ],
  },
  {
    name: 'post hoc',
    why: 'It takes what came after for what was caused.',
    remarks: [
      'He wore green socks and passed. The socks did it.',
      'The new mayor came, and the storks left. She drove them away.',
      'I sneezed, and the lights went out. My sneeze cut the power.',
      'They planted a lime tree, and then it rained for a week. The tree brought it.',
    ],
  },
  {
    name: 'appeal to authority',
    why: 'It relies on somebody who is no expert in the matter.',
    remarks: [
      'A film star says that this diet heals gout. So it does.',
      'The bridge will hold; a great poet has said so.',
      'My dentist thinks that the moon is hollow. So hollow it is.',
      'A chess champion trusts this fund. So it is safe.',
    ],
  },
  {
    name: 'begging the question',
    why: 'The premise says the conclusion in other words.',
    remarks: [
      'He is honest, because he tells the truth.',
      'This pill makes one sleep, since it has the power to bring sleep.',
      'The rule is binding, for one has to obey it.',
      'Her novel is the best, because no other is better.',
    ],
  },
] as const

/** The right fallacy and three others, so that the right one's name isn't by far the longest. */
function drawFour(random: Random) {
  for (;;) {
    const [key, ...others] = random.shuffle(FALLACIES).slice(0, 4)
    const letters = others.reduce((sum, { name }) => sum + name.length, 0)
    if (key && key.name.length <= letters / 2) return [key, ...others] as const
  }
}

export const templates: Template[] = [
  {
    id: 'remarks-and-names',
    skill: 'name-fallacy',
    bloom: 'apply',
    make(random) {
      const [spare, ...chosen] = random.shuffle(FALLACIES).slice(0, 5)
      return {
        kind: 'matching',
        stem: 'Match each remark with the fallacy that it commits.',
        pairs: chosen.map(({ name, why, remarks }) => ({ left: random.pick(remarks), right: name, why })),
        extra: spare ? [{ right: spare.name, why: 'None of the four remarks is of this kind.' }] : [],
      }
    },
  },
  {
    id: 'name-one-fallacy',
    skill: 'name-fallacy',
    bloom: 'understand',
    make(random) {
      const [key, ...others] = drawFour(random)
      return {
        kind: 'single',
        stem: `“${random.pick(key.remarks)}” Which fallacy is this?`,
        options: random.shuffle([
          { text: key.name, correct: true, why: key.why },
          ...others.map(({ name }) => ({
            text: name,
            why: WHAT[name],
          })),
        ]),
      }
    },
  },
]

const WHAT: Record<(typeof FALLACIES)[number]['name'], string> = {
  'ad hominem':
    'An ad hominem would attack a person so as to brush aside what they said; this remark goes wrong in another way.',
  'straw man': 'A straw man would blow up what somebody has proposed, and here nobody is misquoted.',
  'false dilemma': 'A false dilemma would offer two choices as if there were no others; here no choice is offered.',
  'slippery slope': 'A slippery slope would lead from a small step to a disaster; this remark builds no such chain.',
  'hasty generalisation': 'A hasty generalisation would go from few cases to all; no such step is made here.',
  'post hoc':
    'A post hoc would take what came after for an effect; here nothing is called a cause because it came before.',
  'appeal to authority':
    'An appeal to authority would rely on the word of somebody well known or learned; here nobody of that sort is called upon.',
  'begging the question':
    'Begging the question would put the conclusion into a premise in other words; here they say different things.',
}
