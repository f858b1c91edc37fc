import { LINE_PX, widthOf } from '../lettering.ts'
import { line, rect, type Svg, text, WIDTH } from '../svg.ts'
import { type Around, type Block, bracketBelow } from './block.ts'
import type { BitsShown, EnvelopesShown } from './schema.ts'

const COLOURS = [3, 1, 2, 5, 4]
const END = 44
const STRIP = 44

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const count = (value: number) => value.toLocaleString('en-GB')

/** Nested envelopes. Each has its label and number of bytes at the left, and some have further bytes at the right. */
export function drawEnvelopes({ envelopes }: EnvelopesShown): Block {
  const most = envelopes.length - 1
  const ends = envelopes.map(({ after }) => (after ? END : 4))
  const strips = envelopes.map(({ label }) => Math.max(STRIP, widthOf(label, { bold: true }) + 16))
  const inner = WIDTH - 6 - sumOf(strips.slice(1)) - sumOf(ends.slice(1))
  const body: Svg[] = []
  let [left, right, top] = [3, WIDTH - 3, 3]
  let bottom = 3 + 44 + most * 14
  for (let at = most; at >= 0; at--) {
    const { label, bytes, after, end } = envelopes[at] ?? { label: '', bytes: 0 }
    const colour = COLOURS[at] ?? 6
    const middle = (3 + 3 + 44 + most * 14) / 2
    const wide = at === 0 ? inner : (strips[at] ?? STRIP)
    body.push(
      rect(left, top, right - left, bottom - top, `fg-w${colour} fg-s${colour} fg-thick`, 5),
      text(left + wide / 2, middle - 3, label, { anchor: 'middle', classes: 'fg-bold' }),
      text(left + wide / 2, middle + 14, count(bytes), { anchor: 'middle' }),
      ...(after && end ? [text(right - END / 2, middle - 3, end, { anchor: 'middle' })] : []),
      ...(after ? [text(right - END / 2, middle + (end ? 14 : 5), `+ ${after}`, { anchor: 'middle' })] : []),
    )
    left += strips[at] ?? STRIP
    right -= ends[at] ?? 4
    top += 7
    bottom -= 7
  }
  const sizes = envelopes.flatMap(({ bytes, after }) => [bytes, ...(after ? [after] : [])])
  const sum = sumOf(sizes)
  const high = 3 + 44 + most * 14
  const said =
    sizes.length > 1 ? `${sizes.map((size) => count(size)).join(' + ')} = ${count(sum)} bytes` : `${count(sum)} bytes`
  body.push(text(WIDTH / 2, high + 20, said, { anchor: 'middle' }))
  return { height: high + 28, body }
}

const inBits = (bytes: readonly number[]) => bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')
const bytesOf = (bits: string) => [0, 8, 16, 24].map((from) => Number.parseInt(bits.slice(from, from + 8), 2))

/** An address bit by bit, with the cut between network and host. The addresses that follow from it are drawn below. */
export function drawBits({ address, prefix }: BitsShown, { reader, path }: Around): Block {
  const cut = reader.whole(prefix, [0, 32], [...path, 'prefix'])
  const bits = inBits(address)
  const [wide, gap] = [9.2, 9]
  const start = (WIDTH - 32 * wide - 3 * gap) / 2
  const xOf = (bit: number) => start + bit * wide + Math.floor(bit / 8) * gap
  const cutAt = cut === 0 ? xOf(0) - 3 : cut === 32 ? xOf(31) + wide + 3 : (xOf(cut - 1) + wide + xOf(cut)) / 2
  const network = bits.slice(0, cut)
  const hosts = 2 ** (32 - cut)
  const row = (digits: string, y: number) =>
    [...digits].map((digit, bit) =>
      text(xOf(bit) + wide / 2, y, digit, {
        anchor: 'middle',
        classes: `fg-mono${bit < cut ? ' fg-bold' : ' fg-muted'}`,
      }),
    )
  const rows: [string, string][] = [
    ['network address', network.padEnd(32, '0')],
    ['broadcast address', network.padEnd(32, '1')],
    ['mask', '1'.repeat(cut).padEnd(32, '0')],
  ]
  const body: Svg[] = [
    ...address.map((byte, at) =>
      text((xOf(at * 8) + xOf(at * 8 + 7) + wide) / 2, 14, String(byte), { anchor: 'middle', classes: 'fg-bold' }),
    ),
    rect(start - 2, 19, cutAt - start + 2, 19, 'fg-w1'),
    ...row(bits, 33),
    line(cutAt, 16, cutAt, 42, 'fg-s2 fg-curve'),
    ...(cut > 0 ? bracketBelow(start, cutAt - 3, 40, `network: ${cut} bits`) : []),
    ...(cut < 32 ? bracketBelow(cutAt + 3, WIDTH - start, 40, `host: ${32 - cut} bits`) : []),
  ]
  let y = 84
  for (const [name, found] of rows) {
    body.push(text(150, y, name, { anchor: 'end', classes: 'fg-muted' }))
    body.push(text(160, y, bytesOf(found).join('.'), { classes: 'fg-mono' }))
    y += LINE_PX + 1
  }
  body.push(text(150, y, 'addresses', { anchor: 'end', classes: 'fg-muted' }))
  const left = hosts > 2 ? `, ${count(hosts - 2)} for hosts` : ''
  body.push(text(160, y, `${count(hosts)}${left}`))
  return { height: y + 8, body }
}
