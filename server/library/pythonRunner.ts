import { constants } from 'node:fs'
import { serveSamples } from './serveSamples.ts'

// Runs Python samples by pyodide, so that every machine has the same Python. A process of its own (sampleProcess.ts):
// pyodide is there for developers only, and nothing that the server needs imports this file.

const OUTPUT_BYTES = 256 * 1024

await serveSamples(async () => {
  // Pyodide asks for the names of these constants in a way that Node's permission model refuses.
  Object.assign(process, { binding: () => ({ fs: constants }) })
  const { loadPyodide } = await import('pyodide')
  const python = await loadPyodide({ jsglobals: {} })
  const decoder = new TextDecoder()
  let output = ''
  python.setStdin({ stdin: () => null })
  python.setStdout({
    write(bytes) {
      if (output.length > OUTPUT_BYTES) throw new Error('Too much output.')
      output += decoder.decode(bytes, { stream: true })
      return bytes.length
    },
  })

  return (code) => {
    output = ''
    try {
      python.runPython(code, { globals: python.toPy({ __name__: '__main__' }) })
    } catch (error) {
      // The last line of a traceback names the error.
      throw new Error(String(error).trim().split('\n').at(-1))
    }
    python.runPython('import sys; sys.stdout.flush()')
    return output
  }
})
