import type { Template } from '../template.ts'

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

export const templates: Template[] = [
  {
    id: 'until-when-old',
    skill: 'reckon-dns-ttl',
    bloom: 'apply',
    make(random) {
      const life = random.pick([10, 15, 30, 60, 120, 240])
      const change = 60 * random.int(9, 14) + 5 * random.int(0, 11)
      const before = random.int(1, life - 1)
      const fetched = change - before
      const key = life - before
      return {
        kind: 'numeric',
        stem: `An A record has a TTL of ${(60 * life).toLocaleString('en-US')} s. A resolver fetched it at ${clock(fetched)}, and at ${clock(change)} its owner changes the address. For how many minutes after the change may the resolver still give the old address?`,
        answer: key,
        unit: 'min',
        why: `${60 * life} s are ${life} minutes. Counted from ${clock(fetched)} they end at ${clock(fetched + life)}, which is ${key} minutes after ${clock(change)}.`,
        wrong: [
          {
            answer: life,
            why: `The ${life} minutes count from the fetching at ${clock(fetched)}, not from the change.`,
          },
          ...(before === key
            ? []
            : [{ answer: before, why: `${before} minutes have passed since the fetching; the rest is asked for.` }]),
          { answer: 0, why: 'The resolver isn’t told of the change and may use what it has until the TTL runs out.' },
        ],
      }
    },
  },
  {
    id: 'servers-to-ask',
    skill: 'follow-dns-lookup',
    bloom: 'apply',
    make(random) {
      const top = random.pick(['example', 'test'])
      const [domain, other] = random.shuffle(['tea', 'rice', 'bikes', 'maps', 'books', 'music']) as [string, string]
      const [host, second] = random.shuffle(['www', 'mail', 'shop', 'news', 'app']) as [string, string]
      const name = `${host}.${domain}.${top}`
      const cases = [
        {
          known: `${second}.${domain}.${top}`,
          key: 1,
          why: `The servers of ${domain}.${top} are known from it, so one question to one of them is enough.`,
        },
        {
          known: `${second}.${other}.${top}`,
          key: 2,
          why: `The servers of ${top} are known from it. One of them names the servers of ${domain}.${top}, and one of these answers.`,
        },
        {
          known: null,
          key: 3,
          why: `Nothing is known: a root server, a server of ${top} and a server of ${domain}.${top} are asked.`,
        },
      ]
      const { known, key, why } = random.pick(cases)
      const others = [
        { answer: 3, why: 'Three are asked when nothing is known; here part of the way is in the cache.' },
        {
          answer: 2,
          why:
            key === 1
              ? `The servers of ${domain}.${top} are known already, so the servers of ${top} needn't be asked.`
              : 'The root has to be asked too, since the cache is empty.',
        },
        {
          answer: 1,
          why: `One is enough when the servers of ${domain}.${top} are known, and here they aren't.`,
        },
      ]
      return {
        kind: 'numeric',
        stem: `A resolver ${known ? `has looked up \`${known}\` a minute ago, starting with an empty cache, and all TTLs are hours` : 'has an empty cache'}. Now it is asked for \`${name}\`. Each domain below \`${top}\` has name servers of its own. How many servers does the resolver ask?`,
        answer: key,
        unit: 'servers',
        why,
        wrong: others.filter(({ answer }) => answer !== key),
      }
    },
  },
]
