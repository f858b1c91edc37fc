/** Thrown by system calls that exit the program. */
export class Exited {
  readonly code: number
  constructor(code: number) {
    this.code = code
  }
}

/** Thrown when a stream has reached its output limit. */
export class OutputFull {
  readonly stream: 1 | 2
  constructor(stream: 1 | 2) {
    this.stream = stream
  }
}

/** Thrown by a call that ends the program as a signal would. */
export class Killed {
  readonly signal: string
  readonly message: string
  constructor(signal: string, message: string) {
    this.signal = signal
    this.message = message
  }
}
