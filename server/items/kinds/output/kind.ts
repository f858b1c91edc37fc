import type { CodeLanguage } from '#contract/quizzes.ts'
import { say } from '../../../words.ts'
import type { ItemKind } from '../../itemKind.ts'
import { codeFence } from '../../markdownText.ts'
import { together } from '../../parts.ts'
import { findBy, rulesInWords } from '../../rule.ts'
import { CHANCE_OF_TYPING, whysOf } from '../../wrongAnswers.ts'
import { authored, OutputItem } from './item.ts'
import { outputRules } from './rules.ts'
import { score } from './score.ts'

/** `code` is a fenced Markdown code block. */
type Open = { kind: 'output'; language: CodeLanguage; code: string }
type Key = { kind: 'output'; text: string }

const fenced = ({ code, language }: OutputItem) => codeFence(code, language)

/** Questions about what a program prints. */
export const output = {
  schema: OutputItem,
  authored,
  partsOf: ({ language, code, answer, why, wrong }) => ({ language, code, answer, why, wrong }),
  answersOf: ({ code, answer }) => [code, answer],

  open: (item): Open => ({ kind: 'output', language: item.language, code: fenced(item) }),
  asked: ({ language, code }, html) => ({ kind: 'output', language, codeHtml: html(code) }),
  key: ({ answer }): Key => ({ kind: 'output', text: answer }),
  told: (key) => key,

  whatIsWrong: () => null,
  score: (item, { text }) => {
    const { correct, matchedWrong } = score(text, item)
    return { correct, why: together(matchedWrong?.why, item.why) }
  },
  rightAnswer: ({ answer }) => ({ kind: 'output', text: answer }),
  guess: () => CHANCE_OF_TYPING,

  texts: (item) => [fenced(item)],
  whys: (item) => whysOf(item),
  keyInWords: ({ answer }) => [answer],
  answerInWords: (_, { text }) => text,
  program: ({ language, code, answer }) => ({ language, code, prints: answer }),

  keyTexts: ({ answer }) => [answer],
  keyWhys: ({ why }) => [why],
  narrowing: ({ answer, language }) => {
    const lines = answer.split('\n')
    const isRows = language === 'sql'
    const begins = say(({ answers: { prints } }) => (isRows ? prints.rowsFrom : prints.linesFrom)(lines.length))
    return [
      ...(lines.length > 1 ? [`${begins}\n\n${codeFence(lines[0] ?? '', 'text')}`] : []),
      say(({ answers: { prints } }) => (isRows ? prints.rows : prints.lines)(lines.length)),
      say(({ answers: { prints } }) => (isRows ? prints.followRows : prints.followLines)),
    ]
  },

  findFlaws: (item, lesson) => findBy(outputRules, item, lesson),
  rules: rulesInWords(outputRules),
  fields: { 'wrong-is-right': 'wrong', 'repeated-wrong': 'wrong' },

  sheet: (item) => ({ lines: [fenced(item)] }),
  solved: (_, { answer }) => (answer === null ? null : { kind: 'output', text: answer }),
} satisfies ItemKind<OutputItem, Open, Key>
