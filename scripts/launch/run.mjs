import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** Runs a program in the foreground and resolves with its exit code, or 128 + the signal that ended it. */
export function run(file, args, { started } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: 'inherit' })
    if (child.pid) started?.(child.pid)

    const forward = (signal) => {
      // On Ctrl-C, the terminal already signals the whole process group. A second SIGINT would interrupt the graceful
      // stop.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, forward)
    const settle = () => {
      for (const signal of signals) process.off(signal, forward)
    }

    child.once('error', (error) => {
      settle()
      reject(error)
    })
    child.once('exit', (code, signal) => {
      settle()
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}
