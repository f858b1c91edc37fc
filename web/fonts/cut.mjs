// Creates the three font files again (see README.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const modules = resolve(process.argv[2] ?? 'node_modules')
const { default: subset } = await import(pathToFileURL(`${modules}/subset-font/index.js`).href)
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))
const letters = 'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜàáâãäåæçèéêëìíîïñòóôõöøùúûüÿßœ'
const signs = '\u00a0¡¿«»°·§©–—‘’“”„…€×÷−±µ½¼'
const source = `${modules}/@fontsource-variable/newsreader/`

for (const [name, style, variationAxes] of [
  ['text', 'normal', { opsz: 14, wght: 410 }],
  ['italic', 'italic', { opsz: 14, wght: 410 }],
  ['display', 'normal', { opsz: 40, wght: 500 }],
]) {
  // The italic leaves out most accented capitals to save space, because no sentence in italics begins with one of them.
  const some = name === 'italic' ? `${letters.replace(/[À-Ü]/g, '')}ÉÜ` : letters
  const whole = readFileSync(`${source}files/newsreader-latin-opsz-${style}.woff2`)
  const font = await subset(whole, ascii + some + signs, { targetFormat: 'woff2', variationAxes })
  writeFileSync(new URL(`newsreader-${name}.woff2`, import.meta.url), font)
  console.log(`${name}: ${font.length} bytes`)
}
writeFileSync(new URL('LICENSE', import.meta.url), readFileSync(`${source}LICENSE`))
