import * as words from '#words/app.descriptions.ts'

/** Meta descriptions by the page's source file, for pages whose route sets none. Only used on the server. */
export const descriptions: Record<string, string> = {
  'web/home/HomePage.tsx': words.home,
  'web/topics/TopicsPage.tsx': words.topics,
  'web/pathways/PathwaysPage.tsx': words.pathways,
  'web/problems/ProblemsPage.tsx': words.problems,
  'web/search/SearchPage.tsx': words.search,
  'web/pricing/PricingPage.tsx': words.pricing,
  'web/about/AboutPage.tsx': words.about,
  'web/help/HelpPage.tsx': words.help,
  'web/contact/ContactPage.tsx': words.contact,
}
