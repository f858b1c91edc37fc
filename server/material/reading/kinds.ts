/** What can be read from bytes. */
export const FILE_KINDS = ['text', 'markdown', 'subtitles', 'pdf', 'docx', 'epub', 'html'] as const
export type FileKind = (typeof FILE_KINDS)[number]

const MB = 2 ** 20
/**
 * How large a file may be, in bytes. A book of text has 1 to 3 MB. What makes files larger is pictures and fonts, which
 * only the packed formats bring along.
 */
export const MAX_BYTES: Record<FileKind, number> = {
  text: 16 * MB,
  markdown: 16 * MB,
  subtitles: 16 * MB,
  html: 16 * MB,
  pdf: 64 * MB,
  docx: 64 * MB,
  epub: 64 * MB,
}

const KIND_BY_EXTENSION: Record<string, FileKind> = {
  ...{ txt: 'text', text: 'text', md: 'markdown', markdown: 'markdown', mdown: 'markdown' },
  ...{ srt: 'subtitles', vtt: 'subtitles', pdf: 'pdf', docx: 'docx', docm: 'docx', epub: 'epub' },
  ...{ html: 'html', htm: 'html', xhtml: 'html' },
}
/** How far into a file its signature is looked for. Some programs put a few lines before `%PDF-`. */
const SIGNATURE_BYTES = 1_024
/** Zip archives of Word and EPUB name their parts in the first entries or in the directory at the end. */
const ZIP_HEAD_BYTES = 64 * 1_024
const MANY_CONTROL_CHARACTERS = 0.02

type Found = FileKind | 'password' | 'old_word' | 'unknown_kind' | 'broken'

/** The ending of a file's name as it's chosen by people, without the dot and in lower case. */
export const extensionOf = (fileName: string) => /\.([a-z\d]{1,8})$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? ''

/** What a file is by its content; its name only decides between kinds of text. */
export function kindOf(bytes: Uint8Array, fileName: string): Found {
  const head = latin(bytes.subarray(0, SIGNATURE_BYTES))
  const named = KIND_BY_EXTENSION[extensionOf(fileName)]
  if (head.includes('%PDF-')) return 'pdf'
  if (head.startsWith('PK\x03\x04')) return kindOfZip(bytes)
  if (head.startsWith('\xd0\xcf\x11\xe0')) return kindOfCompound(bytes)
  if (!isText(bytes)) return named === undefined || isTextual(named) ? 'unknown_kind' : 'broken'
  if (/^\s*\{\\rtf/.test(head)) return 'unknown_kind'
  if (/^(?:ï»¿)?WEBVTT/.test(head)) return 'subtitles'
  if (named === 'markdown' || named === 'subtitles' || named === 'html') return named
  if (/^(?:ï»¿)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html)\b/i.test(head)) return 'html'
  // Text where a PDF, a Word file or a book should be.
  return named === undefined || named === 'text' ? 'text' : 'broken'
}

const isTextual = (kind: FileKind) => ['text', 'markdown', 'subtitles', 'html'].includes(kind)
const latin = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

function kindOfZip(bytes: Uint8Array): Found {
  const names = latin(bytes.subarray(0, ZIP_HEAD_BYTES)) + latin(bytes.subarray(-ZIP_HEAD_BYTES))
  if (names.includes('application/epub+zip') || names.includes('META-INF/container.xml')) return 'epub'
  if (names.includes('word/') && names.includes('[Content_Types].xml')) return 'docx'
  return names.includes('PK\x05\x06') ? 'unknown_kind' : 'broken'
}

/** The container of .doc, and of .docx files with a password. Its names are in UTF-16. */
function kindOfCompound(bytes: Uint8Array): Found {
  const names = latin(bytes.subarray(0, ZIP_HEAD_BYTES)) + latin(bytes.subarray(-ZIP_HEAD_BYTES))
  const has = (name: string) => names.includes([...name].join('\0'))
  if (has('EncryptedPackage')) return 'password'
  return has('WordDocument') ? 'old_word' : 'unknown_kind'
}

function isText(bytes: Uint8Array) {
  const head = bytes.subarray(0, ZIP_HEAD_BYTES)
  // Text in UTF-16 is half zeros.
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return true
  const control = head.reduce((sum, byte) => sum + (byte < 9 || (byte > 13 && byte < 27) ? 1 : 0), 0)
  return control <= head.length * MANY_CONTROL_CHARACTERS
}
