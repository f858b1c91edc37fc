import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import type { ReadBlock } from '../../document.ts'
import { declaredDate, declaredText, type Reading } from '../blocks.ts'
import { decode } from '../decode.ts'
import type { Asked, Report } from '../read.ts'
import { orRefused, refuse } from '../refuse.ts'
import { blocksOfHtml } from './blocks.ts'
import { sieve } from './sieve.ts'

/** Less text than this isn't an article. */
const ARTICLE_MIN_CHARACTERS = 200
/** A page with a password field and less text than this asks people to sign in. */
const SIGN_IN_MAX_CHARACTERS = 1_500
/** If the article has less than this share of a page's text, the page is more than one article, such as a manual. */
const ARTICLE_MIN_SHARE = 0.3
const INTERSTITIAL_MAX_CHARACTERS = 1_200
const INTERSTITIAL =
  /enable javascript|javascript is (?:disabled|required)|verify(?:ing)? (?:that )?you are (?:a )?human|checking your browser|captcha|access denied|subscribe to (?:continue|read)|sign in to continue/i
const DECLARED_CHARSET = /<(?:meta[^>]+charset\s*=\s*["']?|\?xml[^>]+encoding\s*=\s*["'])([\w-]+)/i
const HEAD_BYTES = 2_048
const NOT_CONTENT = 'nav, header, footer, aside, form, [role=navigation], [role=banner], [role=contentinfo]'

export async function readHtml(bytes: Uint8Array, report: Report, { charset }: Asked): Promise<Reading> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  const html = decode(bytes, charset ?? DECLARED_CHARSET.exec(head)?.[1])
  if (html.trim() === '') refuse('empty')
  const { html: clean, asksForPassword, declared } = sieve(html)
  report(1, 2)
  const { article, whole } = await orRefused('broken', () => articleIn(clean))
  const { length: wholeLength } = textOf(whole)
  const own = article ? blocksOfHtml(article.content) : []
  const isArticle = textOf(own).length >= Math.max(ARTICLE_MIN_CHARACTERS, wholeLength * ARTICLE_MIN_SHARE)
  const blocks = isArticle ? own : whole
  requireArticle(blocks, { asksForPassword })
  report(2, 2)
  const { pageTitle, ...rest } = declared
  const title = declaredText(article?.title) ?? rest.title ?? pageTitle
  const date = rest.date ?? declaredDate(article?.date)
  return { declared: { ...rest, title, author: rest.author ?? declaredText(article?.author), date }, blocks }
}

function articleIn(html: string) {
  const { document } = parseHTML(html)
  const wholePage = parseHTML(html).document
  for (const element of wholePage.querySelectorAll(NOT_CONTENT)) element.remove()
  const main = wholePage.querySelector('main, [role=main]') ?? wholePage.body ?? wholePage.documentElement
  const whole = blocksOfHtml(main?.outerHTML ?? '')
  const found = new Readability(document, { charThreshold: ARTICLE_MIN_CHARACTERS }).parse()
  const article = found?.content
    ? { content: found.content, title: found.title, author: found.byline, date: found.publishedTime }
    : undefined
  return { article, whole }
}

const textOf = (blocks: readonly ReadBlock[]) => blocks.map(({ text }) => text).join(' ')

function requireArticle(blocks: readonly ReadBlock[], { asksForPassword }: { asksForPassword: boolean }) {
  const text = textOf(blocks)
  if (text.trim().length < ARTICLE_MIN_CHARACTERS) refuse('no_article')
  if (asksForPassword && text.length < SIGN_IN_MAX_CHARACTERS) refuse('no_article')
  if (text.length < INTERSTITIAL_MAX_CHARACTERS && INTERSTITIAL.test(text)) refuse('no_article')
}
