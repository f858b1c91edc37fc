/** Descriptions of pages for search engines and link previews. One or two lines each. */

export const home = 'Type what you want to learn and get lessons and quizzes with checked answers.'
export const topics = 'Topics with lessons and quizzes, newest first.'
export const pathways = 'Work towards a goal step by step, one topic at a time.'
export const problems = 'Solve programming problems in Python, JavaScript, TypeScript and SQL.'
export const search = 'Search topics, lessons and problems.'
export const pricing = 'What’s free here, and what a subscription adds.'
export const about = 'How Lyceum turns a prompt into lessons, and how it checks their answers.'
export const help = 'How to write a prompt, read, practise and use the keyboard.'
export const contact = 'How to reach the people who run this server.'
