import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'visible-width',
    skill: 'reckon-css-box',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const borderBox = random.int(0, 1) === 1
        const width = 20 * random.int(8, 30)
        const padding = 2 * random.int(3, 14)
        const border = random.int(1, 6)
        const margin = random.int(4, 20)
        const both = 2 * padding + 2 * border
        const key = borderBox ? width - both : width + both
        const slips = borderBox
          ? [
              { answer: width, why: `With border-box the ${width} pixels hold padding and border too.` },
              {
                answer: width - padding - border,
                why: 'Padding and border stand on both sides, and here they were taken away once.',
              },
              {
                answer: width - both - 2 * margin,
                why: 'The margin lies outside the box and takes nothing from its width.',
              },
            ]
          : [
              { answer: width, why: `The ${width} pixels are the content alone; padding and border are added.` },
              {
                answer: width + padding + border,
                why: 'Padding and border stand on both sides, and here they were added once.',
              },
              { answer: width + both + 2 * margin, why: 'This adds the margin, which lies outside the border.' },
            ]
        if (new Set([key, ...slips.map(({ answer }) => answer)]).size < 4) continue
        const rules = `\`width: ${width}px\`, \`padding: ${padding}px\`, \`border: ${border}px solid\` and \`margin: ${margin}px\``
        return {
          kind: 'numeric',
          stem: borderBox
            ? `A box has \`box-sizing: border-box\`, ${rules}. How many pixels of width are left for its content?`
            : `A box has ${rules}, and nothing says \`box-sizing\`. How wide is the visible box with its border, without the margin?`,
          answer: key,
          unit: 'px',
          why: borderBox
            ? `${width} - 2 x ${padding} - 2 x ${border} = ${key}; the width is that of the visible box.`
            : `${width} + 2 x ${padding} + 2 x ${border} = ${key}; the width is that of the content.`,
          wrong: slips,
        }
      }
    },
  },
  {
    id: 'boxes-in-a-row',
    skill: 'reckon-css-box',
    bloom: 'analyze',
    make(random) {
      for (;;) {
        const width = 10 * random.int(8, 24)
        const padding = random.int(4, 15)
        const border = random.int(1, 4)
        const margin = random.int(2, 10)
        const column = 100 * random.int(6, 13)
        const one = width + 2 * (padding + border + margin)
        const key = Math.floor(column / one)
        const slips = [
          {
            answer: Math.floor(column / width),
            why: `This divides by ${width}, the content; each box needs padding, border and margin as well.`,
          },
          {
            answer: key + 1,
            why: `${key + 1} boxes need ${(key + 1) * one} pixels, and the row has ${column}.`,
          },
        ]
        if (key < 2 || new Set([key, ...slips.map(({ answer }) => answer)]).size < 3) continue
        return {
          kind: 'numeric',
          stem: `Boxes with \`width: ${width}px\`, \`padding: ${padding}px\`, \`border: ${border}px solid\` and \`margin: ${margin}px\` stand side by side in a row of ${column} pixels, each with its margins on both sides. Nothing says \`box-sizing\`. How many whole boxes fit?`,
          answer: key,
          unit: 'boxes',
          why: `One box needs ${width} + 2 x ${padding} + 2 x ${border} + 2 x ${margin} = ${one} pixels. ${key} need ${key * one}, and one more would need ${(key + 1) * one}.`,
          wrong: slips,
        }
      }
    },
  },
  {
    id: 'which-rule-wins',
    skill: 'match-css-selectors',
    bloom: 'apply',
    make(random) {
      const colours = random.shuffle(['red', 'blue', 'green', 'purple', 'orange'])
      // From the weakest to the strongest. All of them differ in specificity.
      const ladder = ['p', '.card p', '.card .note', '#top', '#top .note'] as const
      const picked = random.shuffle([...ladder]).slice(0, 3)
      const rank = (selector: (typeof ladder)[number]) => ladder.indexOf(selector)
      const best = picked.reduce((a, b) => (rank(b) > rank(a) ? b : a))
      // The element itself only has the id if no rule expects it on a surrounding element.
      const outer = picked.includes('#top .note')
      const page =
        outer || !picked.includes('#top')
          ? '<div id="top" class="card"><p class="note">Hi</p></div>'
          : '<div class="card"><p id="top" class="note">Hi</p></div>'
      const rules = picked.filter((selector) => !(outer && selector === '#top'))
      const used = rules.length === 3 ? rules : [...rules, 'div p']
      const reason = (selector: string) => {
        if (selector === 'p') return 'One element name is the weakest selector that a rule can have here.'
        if (selector === 'div p') return 'Two element names count less than any class or id.'
        if (selector === '.card p')
          return 'One class and one name are beaten by a rule with more classes or with an id.'
        return 'Two classes are beaten by an id, however many classes there are.'
      }
      return {
        kind: 'single',
        stem: `A page holds \`${page}\` and these rules. Which colour has the text?\n\n\`\`\`css\n${used
          .map((selector, at) => `${selector} { color: ${colours[at]}; }`)
          .join('\n')}\n\`\`\``,
        options: used.map((selector, at) =>
          selector === best
            ? {
                text: colours[at] as string,
                correct: true,
                why: `The selector ${selector} is the most specific of the three, and the place in the file decides only between equals.`,
              }
            : { text: colours[at] as string, why: reason(selector) },
        ),
      }
    },
  },
]
