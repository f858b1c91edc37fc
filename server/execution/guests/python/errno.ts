/** Error numbers as emscripten's libc and WASI both count them. */
export const ERRNO = {
  EBADF: 8,
  EEXIST: 20,
  EINVAL: 28,
  EISDIR: 31,
  EMFILE: 33,
  ENAMETOOLONG: 37,
  ENOENT: 44,
  ENOSPC: 51,
  ENOSYS: 52,
  ENOTDIR: 54,
  ENOTEMPTY: 55,
  ENOTTY: 59,
  EPERM: 63,
  ERANGE: 68,
  EROFS: 69,
  ESPIPE: 70,
} as const

/** What a system call refuses with. No Error: a program may earn thousands of them, and none needs a stack. */
export class Refusal {
  readonly number: number
  constructor(name: keyof typeof ERRNO) {
    this.number = ERRNO[name]
  }
}
