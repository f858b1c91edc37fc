import * as words from '#words/app.descriptions.ts'

/** What search engines and previews are told of a page; read on the server alone, where nothing says it better. */
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
