import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'calls-of-a-copy',
    skill: 'count-system-calls',
    bloom: 'apply',
    make(random) {
      const buffer = random.pick([512, 1024, 2048, 4096, 8192])
      const full = random.int(2, 9)
      const rest = random.int(1, buffer - 1)
      const size = full * buffer + rest
      const written = (bytes: number) => bytes.toLocaleString('en-US')
      return {
        kind: 'numeric',
        stem: `A program copies a file of ${written(size)} bytes. It opens both files, reads into a buffer of ${written(buffer)} bytes and writes out what it has read, until a read brings 0 bytes, and closes both. Each read brings as much as fits and is left. How many system calls does it make?`,
        answer: 2 * full + 7,
        unit: 'calls',
        why: `${full} full buffers and a rest of ${written(rest)} bytes make ${full + 1} writes. Each has its read, and one read more brings 0 bytes: ${full + 2} reads. With 2 open and 2 close that is ${2 * full + 7}.`,
        wrong: [
          {
            answer: 2 * full + 6,
            why: 'The read that brings 0 bytes is a call too; without it the end isn’t noticed.',
          },
          { answer: 2 * full + 3, why: 'The 2 calls of open and the 2 of close are missing.' },
          { answer: 2 * full + 5, why: `The rest of ${written(rest)} bytes needs a read and a write of its own.` },
        ],
      }
    },
  },
  {
    id: 'what-needs-the-kernel',
    skill: 'tell-kernel-from-program',
    bloom: 'apply',
    make(random) {
      const asks = random.shuffle([
        ['open a file', 'A file is found and checked by the kernel.'],
        ['read from the keyboard', 'The keyboard is a device, and devices belong to the kernel.'],
        ['send a packet', 'The network card is a device, so the program has to ask.'],
        ['write to the disk', 'The disk is a device, and a program may not speak to it.'],
        ['play a sound', 'The loudspeaker is shared, and the kernel speaks to it.'],
      ] as const)
      const own = random.shuffle([
        ['add two numbers', 'Calculating is allowed in user mode.'],
        ['sort its own list', 'Comparing and moving things in its own memory is allowed in user mode.'],
        ['call its own function', 'A jump within its own code needs no other mode.'],
        ['change its own variable', 'Its own memory is open to a program.'],
        ['compare two words', 'Both stand in its own memory, and comparing is calculating.'],
      ] as const)
      return {
        kind: 'multiple',
        stem: 'A program runs in user mode. For which of these does it have to make a system call?',
        options: [
          ...asks.slice(0, random.int(2, 3)).map(([text, why]) => ({ text, correct: true, why })),
          ...own.slice(0, 2).map(([text, why]) => ({ text, why })),
        ],
      }
    },
  },
]
