/** Thrown through the guest by a system call that does not come back. */
export class Exited {
  readonly code: number
  constructor(code: number) {
    this.code = code
  }
}

/** The worker takes no more output on this stream. */
export class OutputFull {
  readonly stream: 1 | 2
  constructor(stream: 1 | 2) {
    this.stream = stream
  }
}

/** A call that ends the program, as a signal would. */
export class Killed {
  readonly signal: string
  readonly message: string
  constructor(signal: string, message: string) {
    this.signal = signal
    this.message = message
  }
}
