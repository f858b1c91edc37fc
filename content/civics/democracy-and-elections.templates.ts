import type { Template } from '../template.ts'

const COUNTRIES = [
  { country: 'New Zealand', year: 1893 },
  { country: 'Finland', year: 1906 },
  { country: 'Germany', year: 1918 },
  { country: 'United States', year: 1920 },
  { country: 'France', year: 1944 },
  { country: 'Switzerland', year: 1971 },
]

export const templates: Template[] = [
  {
    id: 'turnout-and-share',
    skill: 'reckon-turnout-and-shares',
    bloom: 'apply',
    make(random) {
      const entitled = 1000 * random.int(20, 90)
      const turnout = random.int(45, 85)
      const cast = (entitled * turnout) / 100
      const invalid = cast * random.pick([0.01, 0.02, 0.04])
      const valid = cast - invalid
      const share = random.int(20, 60)
      const votes = (valid * share) / 100
      if (![cast, invalid, valid, votes].every(Number.isInteger)) return this.make(random)
      const rounded = (value: number) => Number(value.toFixed(1))
      const start = `${entitled} people may vote, ${cast} do, ${invalid} ballots are invalid, and a party gets ${votes} votes.`
      const ofTurnout = random.int(0, 1) === 1
      const slips = ofTurnout
        ? [
            {
              answer: rounded((valid / entitled) * 100),
              why: 'This leaves out invalid ballots, but they were cast too.',
            },
            { answer: 100 - turnout, why: 'That is the share of those who stayed at home.' },
          ]
        : [
            {
              answer: rounded((votes / entitled) * 100),
              why: 'This is the part of all who may vote; shares are taken of valid votes.',
            },
            {
              answer: rounded((votes / cast) * 100),
              why: 'This divides by all votes cast; invalid ballots are left out of the share.',
            },
          ]
      const key = ofTurnout ? turnout : share
      return {
        kind: 'numeric',
        stem: `${start} What is ${ofTurnout ? 'the turnout' : "the party's share of the votes"}?`,
        answer: key,
        tolerance: 0.1,
        unit: '%',
        why: ofTurnout
          ? `${cast} of ${entitled} is ${turnout}%.`
          : `${cast} - ${invalid} = ${valid} votes are valid, and ${votes} of ${valid} is ${share}%.`,
        wrong: slips.filter(({ answer }) => Math.abs(answer - key) > 0.15),
      }
    },
  },
  {
    id: 'share-of-all-entitled',
    skill: 'reckon-turnout-and-shares',
    bloom: 'analyze',
    make(random) {
      const [turnout, share] = [5 * random.int(8, 17), 5 * random.int(4, 13)]
      const key = (turnout * share) / 100
      return {
        kind: 'numeric',
        stem: `Turnout was ${turnout}%, no ballot was invalid, and a party had a share of ${share}%. What percentage of all entitled people voted for it?`,
        answer: key,
        tolerance: 0.05,
        unit: '%',
        why: `${share}% of ${turnout}% is ${key}%.`,
        wrong: [
          { answer: share, why: 'That is the share among the votes; those who stayed at home are missing.' },
          { answer: share + 100 - turnout, why: 'This adds those who stayed at home, and they voted for nobody.' },
        ],
      }
    },
  },
  {
    id: 'order-of-womens-vote',
    skill: 'judge-election-principles',
    bloom: 'remember',
    make(random) {
      const chosen = random
        .shuffle(COUNTRIES)
        .slice(0, random.int(3, 5))
        .sort((a, b) => a.year - b.year)
      return {
        kind: 'ordering',
        stem: 'Order these countries by the year in which women won the vote in national elections, the earliest at the top.',
        steps: chosen.map(({ country }) => country),
        why: `By the table of the lesson: ${chosen.map(({ country, year }) => `${country} ${year}`).join(', ')}.`,
      }
    },
  },
]
