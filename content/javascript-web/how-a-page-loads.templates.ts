import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'time-to-first-byte',
    skill: 'reckon-first-byte',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const lookup = 5 * random.int(1, 12)
        const trip = 10 * random.int(2, 20)
        const thinking = 5 * random.int(2, 20)
        const secure = random.int(0, 2) > 0
        const trips = secure ? 3 : 2
        const key = lookup + trips * trip + thinking
        const slips = [
          {
            answer: lookup + trip + thinking,
            why: `This counts one round trip; ${secure ? 'connecting and agreeing on keys take one each' : 'connecting takes one'} as well.`,
          },
          {
            answer: lookup + (secure ? 2 : 3) * trip + thinking,
            why: secure
              ? 'This leaves out the round trip in which the keys are agreed on.'
              : 'This adds a round trip for keys, but the page comes without encryption.',
          },
          { answer: lookup + trips * trip, why: `The server’s ${thinking} ms are missing.` },
          { answer: trips * trip + thinking, why: `The ${lookup} ms for looking up the name are missing.` },
        ]
        if (new Set([key, ...slips.map(({ answer }) => answer)]).size < 5) continue
        return {
          kind: 'numeric',
          stem: `A browser opens a page for the first time, ${secure ? 'by `https` with TLS 1.3' : 'by plain `http`, without TLS'}. Looking up the name takes ${lookup} ms, the round trip time is ${trip} ms, and the server thinks for ${thinking} ms. After how many milliseconds does the first byte arrive?`,
          answer: key,
          unit: 'ms',
          why: `${lookup} for the name, one round trip each for ${secure ? 'TCP, TLS and HTTP' : 'TCP and HTTP'}, ${trips} x ${trip} = ${trips * trip}, and ${thinking} for thinking: ${key} ms.`,
          wrong: slips,
        }
      }
    },
  },
  {
    id: 'order-of-scripts',
    skill: 'find-what-blocks',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const names = random.shuffle(['menu', 'cart', 'map', 'chat', 'news', 'login']).slice(0, 4)
        const deferred = names.map(() => random.int(0, 1) === 1)
        const plain = names.filter((_, at) => !deferred[at])
        const late = names.filter((_, at) => deferred[at])
        const steps = [...plain, ...late]
        // If the answer were the order on the page, the exercise would teach nothing.
        if (steps.every((name, at) => name === names[at])) continue
        const lines = names.map((name, at) => `<script src="${name}.js"${deferred[at] ? ' defer' : ''}></script>`)
        return {
          kind: 'ordering',
          stem: `The head of a page holds these lines. Put the scripts in the order in which they are run.\n\n\`\`\`html\n${lines.join('\n')}\n\`\`\``,
          steps: steps.map((name) => `\`${name}.js\``),
          why: `Plain scripts are run where the parser meets them: ${plain.join(', ')}. Those with defer wait until the document has been parsed, and keep their order: ${late.join(', ')}.`,
        }
      }
    },
  },
]
