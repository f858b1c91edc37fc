import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'ahead-or-behind',
    skill: 'count-ahead-behind',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const who = random.pick(['Grace', 'Hugo', 'Mina', 'Paulo', 'Asha', 'Linh'])
        const [common, mine, theirs] = [random.int(5, 60), random.int(2, 9), random.int(2, 9)]
        if (mine === theirs) continue
        const merged = random.int(0, 1) === 1
        const asksAhead = merged || random.int(0, 1) === 1
        const key = merged ? mine + 1 : asksAhead ? mine : theirs
        const wrong = [
          { answer: mine + theirs, why: 'Ahead and behind count different commits and aren’t added.' },
          { answer: Math.abs(mine - theirs), why: 'Ahead and behind aren’t set off against each other.' },
          merged
            ? { answer: mine, why: 'The merge commit is new as well and isn’t in origin/main.' }
            : {
                answer: asksAhead ? theirs : mine,
                why: `That is by how many it is ${asksAhead ? 'behind' : 'ahead'}.`,
              },
        ]
        if (wrong.some(({ answer }) => answer === key)) continue
        return {
          kind: 'numeric',
          stem: `${who} clones when \`main\` has ${common} commits and then makes ${mine} commits on it. Meanwhile others push ${theirs} to \`main\`. ${who} runs \`git fetch\`${merged ? ' and merges `origin/main` into `main`' : ''}. By how many commits is \`main\` of ${who} ${asksAhead ? 'ahead of' : 'behind'} \`origin/main\` now?`,
          answer: key,
          unit: 'commits',
          why: merged
            ? `The ${mine} own commits and the merge commit can't be reached from origin/main.`
            : asksAhead
              ? `The ${mine} own commits can't be reached from origin/main.`
              : `The ${theirs} commits of the others can't be reached from main.`,
          wrong: wrong.filter(({ answer }, at) => wrong.findIndex((other) => other.answer === answer) === at),
        }
      }
    },
  },
  {
    id: 'order-of-pushes',
    skill: 'follow-remote',
    bloom: 'apply',
    make(random) {
      const [one, two, three] = random.shuffle(['Grace', 'Hugo', 'Mina', 'Paulo', 'Asha', 'Linh']) as [
        string,
        string,
        string,
      ]
      const pulls = random.int(0, 1) === 1
      const middle = pulls
        ? `${two} pulls, which makes a merge commit, and pushes. Last ${three} pushes.`
        : `${two} pushes. Last ${three} pulls, which makes a merge commit, and pushes.`
      const [key, keyWhy] = pulls
        ? [`those of ${one} and ${two}`, `${two} had pulled before, and ${three} lacked the commits of the others.`]
        : [`those of ${one} and ${three}`, `${three} had pulled before, and ${two} lacked the commit of ${one}.`]
      const last = pulls ? three : two
      return {
        kind: 'single',
        stem: `${one}, ${two} and ${three} clone the same state of \`main\`, and each makes one commit. First ${one} pushes. Next ${middle} Nobody uses force, and there are no conflicts. Which pushes succeed?`,
        options: [
          { text: key, correct: true, why: keyWhy },
          {
            text: `those of ${one}, ${two} and ${three}`,
            why: `That of ${last} is refused: the end on the server can't be reached from it.`,
          },
          {
            text: `that of ${one} alone`,
            why: `Pulling joins the lines, so the push after it moves the server forward.`,
          },
          {
            text: `those of ${two} and ${three}`,
            why: `${one} pushed first, when the server still stood where all had cloned, so that push succeeds.`,
          },
        ],
      }
    },
  },
]
