/** What search engines and previews are told of a page; read on the server alone, where nothing says it better. */
export const descriptions: Record<string, string> = {
  'web/home/HomePage.tsx': 'Type what you want to learn and get lessons and quizzes whose answers were checked.',
  'web/topics/TopicsPage.tsx': 'Topics with lessons and quizzes, newest first.',
  'web/pathways/PathwaysPage.tsx': 'Topics in an order that leads somewhere, step by step.',
  'web/problems/ProblemsPage.tsx': 'Problems to solve by a program, in Python, JavaScript, TypeScript and SQL.',
  'web/search/SearchPage.tsx': 'Find topics, lessons and problems by their words.',
  'web/pricing/PricingPage.tsx': 'What is free here, and what a subscription would add.',
  'web/about/AboutPage.tsx': 'How this place turns a sentence into lessons, and how its answers are checked.',
  'web/help/HelpPage.tsx': 'Writing a prompt, reading, practising, and using the keyboard.',
  'web/contact/ContactPage.tsx': 'How to reach the people who run this server.',
}
