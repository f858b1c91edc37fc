/**
 * The part of WebAssembly that the guests use. Node provides it without declaring it, and the declarations for browsers
 * would bring in the DOM.
 */
declare namespace WebAssembly {
  type Exported = (...given: number[]) => unknown
  type Imported = (...given: never[]) => unknown
  type ExportValue = Exported | Global | Memory | Table
  type Exports = Record<string, ExportValue>
  type ImportValue = Imported | Global | Memory | Table | number
  type Imports = Record<string, Record<string, ImportValue>>

  class Module {
    constructor(bytes: ArrayBuffer | NodeJS.ArrayBufferView<ArrayBuffer>)
    static imports(module: Module): { module: string; name: string; kind: string }[]
  }

  class Instance {
    constructor(module: Module, imports?: Imports)
    readonly exports: Exports
  }

  class Memory {
    constructor(descriptor: { initial: number; maximum?: number })
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }

  class Global {
    constructor(descriptor: { value: 'i32'; mutable?: boolean }, value: number)
    value: number
  }

  class Table {
    private constructor()
    readonly length: number
    get(index: number): Exported | null
  }

  class RuntimeError extends Error {}
  class Exception {
    private constructor()
    is(tag: object): boolean
  }
}
