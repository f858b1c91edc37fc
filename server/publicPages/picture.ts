import type { PublicTopicRow } from '../catalog/service.ts'
import { escaped } from './xml.ts'

const WIDTH = 1_200
const HEIGHT = 630
const COVER_PLACE = 'x="96" y="75" width="360" height="480"'
const TEXT_X = 520
const LINES_AT_MOST = 5
/** The width of an average letter of the font, and of a narrow one, in em. */
const LETTER_EM = 0.5
const NARROW_EM = 0.27
const NARROW = /[ iljtfrI.,:;'’()!|]/
const LINE_EM = 620

/** The characters that `title.ttf` contains. */
const DRAWABLE = /^[\u0020-\u007e\u00a0¡¿«»°·§©–—‘’“”„…€×÷−±µ½¼ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜàáâãäåæçèéêëìíîïñòóôõöøùúûüÿßœ]+$/

type Pictured = Pick<PublicTopicRow, 'title' | 'subject'>

/** Whether the font can draw the title. Otherwise there is no picture, because it would be full of empty boxes. */
export const isPictured = ({ title, subject }: Pictured) => DRAWABLE.test(title) && DRAWABLE.test(subject)

/** The picture of a topic for link previews, as SVG: its cover, which is an SVG itself, and the title. */
export function pictureOf({ title, subject }: Pictured, cover: string) {
  const { size, lines } = fitted(title)
  const lineHeight = size * 1.14
  const top = (HEIGHT - lineHeight * lines.length) / 2 + size * 0.72
  const text = lines
    .map((line, i) => `<text x="${TEXT_X}" y="${Math.round(top + i * lineHeight)}">${escaped(line)}</text>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">\
<rect width="${WIDTH}" height="${HEIGHT}" fill="#faf7f0"/>${cover.replace('<svg ', `<svg ${COVER_PLACE} `)}\
<g font-family="Newsreader" fill="#281e17"><g font-size="${size}">${text}</g>\
<text x="${TEXT_X}" y="86" font-size="30" fill="#6b5d50">${escaped(subject)}</text>\
<text x="${TEXT_X}" y="568" font-size="34">Lyceum</text></g></svg>`
}

const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? NARROW_EM : LETTER_EM), 0)

/** The largest font size at which the title fits, and its lines. If it's too long, it ends with an ellipsis. */
function fitted(title: string) {
  for (const size of [84, 72, 60, 50]) {
    const lines = wrapped(title, LINE_EM / size)
    if (lines.length * size <= 380 && lines.every((line) => widthOf(line) * size <= LINE_EM)) return { size, lines }
  }
  const lines = wrapped(title, LINE_EM / 50)
  const shown = lines.slice(0, LINES_AT_MOST)
  if (lines.length > LINES_AT_MOST) shown.push(`${shown.pop()?.slice(0, -2) ?? ''}…`)
  return { size: 50, lines: shown }
}

function wrapped(title: string, em: number) {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= em) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
