import type { Template } from '../template.ts'

const inWords = (ports: number[]) =>
  ports.length === 1 ? `at ${ports[0]}` : `at ${ports.slice(0, -1).join(', ')} and ${ports.at(-1)}`

export const templates: Template[] = [
  {
    id: 'ports-of-a-frame',
    skill: 'follow-ethernet-switch',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const devices = ['A', 'B', 'C', 'D', 'E']
        const draw = () => random.shuffle(devices).slice(0, 2) as [string, string]
        const frames = Array.from({ length: 3 }, draw)
        const [from, to] = frames[2] as [string, string]
        const before = frames.slice(0, 2)
        const known = before.some(([sender]) => sender === to)
        // A device that was addressed but hasn't sent anything. Naming it is a likely mistake.
        const mentioned = before.some(([, receiver]) => receiver === to)
        if (!known && !mentioned) continue
        const portOf = (name: string) => devices.indexOf(name) + 1
        const flood = devices.map(portOf).filter((port) => port !== portOf(from))
        const right = known ? [portOf(to)] : flood
        const why = {
          one: known
            ? `${to} has sent a frame before, so the switch knows port ${portOf(to)} and needs no other.`
            : `${to} was a receiver and has sent nothing, so the switch doesn't know its port.`,
          flood: known
            ? `The switch does so when it doesn't know the receiver; ${to} has sent a frame before.`
            : `${to} has sent nothing yet, so the frame goes out at all ports but that of ${from}.`,
        }
        const others = [
          { ports: [portOf(to)], why: why.one },
          { ports: flood, why: why.flood },
          {
            ports: devices.map(portOf),
            why: `The frame came in at port ${portOf(from)}, and it isn't sent back there.`,
          },
          {
            ports: [portOf(from)],
            why: `That is the port of ${from}, the sender, from which the frame has come.`,
          },
        ]
        return {
          kind: 'single',
          stem: `A switch has five ports, with A at 1, B at 2, C at 3, D at 4 and E at 5. Its table is empty. Three frames come in turn, ${frames.map((pair) => pair.join(' to ')).join(', ')}. At which ports does the third one go out?`,
          options: others.map(({ ports, why }) => ({
            text: inWords(ports),
            ...(ports.join() === right.join() ? { correct: true } : {}),
            why,
          })),
        }
      }
    },
  },
  {
    id: 'shared-channel',
    skill: 'explain-shared-air',
    bloom: 'analyze',
    make(random) {
      for (;;) {
        const fast = random.pick([40, 60, 80, 90, 100, 120, 150, 180, 200, 240, 300])
        const slow = random.pick([5, 10, 12, 15, 20, 24, 30, 36, 60])
        const key = (2 * fast * slow) / (fast + slow)
        if (fast <= 2 * slow || !Number.isInteger(key * 2)) continue
        const data = random.int(1, 4)
        const mean = (fast + slow) / 2
        return {
          kind: 'numeric',
          stem: `On one radio channel A speaks with ${fast} Mbit/s and B with ${slow} Mbit/s. They send ${data} Mbit each, in turn, and waiting and acknowledging are left out. How many Mbit/s do the two get through together?`,
          answer: key,
          tolerance: '1%',
          unit: 'Mbit/s',
          why: `A needs ${data}/${fast} s and B ${data}/${slow} s for ${data} Mbit each. ${2 * data} Mbit in the sum of the two times are ${key} Mbit/s.`,
          wrong: [
            { answer: mean, why: 'That is the mean of the rates; the slow one holds the channel longer.' },
            { answer: fast + slow, why: 'They take turns, so their rates don’t add up.' },
            { answer: fast, why: `Most of the time the channel carries B's ${slow} Mbit/s.` },
          ],
        }
      }
    },
  },
]
