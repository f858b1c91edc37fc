import type { Page } from 'playwright-core'

export const PASSWORD = 'correct horse battery'

/** Registers through the form; ends where the app leads on to, signed in. */
export async function register(
  page: Page,
  url: string,
  { name = 'Ann', email = `${crypto.randomUUID()}@example.org` } = {},
) {
  await page.goto(`${url}/auth/register`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL((to) => !to.pathname.startsWith('/auth/'))
  return { name, email }
}

export async function signIn(page: Page, { email }: { email: string }) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL((to) => !to.pathname.startsWith('/auth/'))
}

/** Types into the box of the home page or the search of the bar, whichever the page shows. */
export async function askFor(page: Page, prompt: string) {
  await page.getByLabel('What do you want to learn today?').fill(prompt)
  await page.keyboard.press('Enter')
}

/** Asks for a topic and waits until its page says that all of it is there. */
export async function makeTopic(page: Page, prompt: string) {
  await askFor(page, prompt)
  await page.waitForURL(/\/topic-details\//)
  await page.getByRole('link', { name: /^(Start reading|Start the quiz)/ }).waitFor()
}

/** Answers the question shown with the first option, or with a text. */
export async function answer(page: Page, text: string) {
  const typed = page.getByLabel('Your answer')
  if (await typed.isVisible()) await typed.fill(text)
  else await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: /Next question|See the summary/ }).waitFor()
}

/** From a topic to its first lesson. */
export async function openFirstLesson(page: Page) {
  await page.getByRole('link', { name: /^Start reading/ }).click()
  await page.waitForURL(/\/lessons\//)
  await page.getByRole('heading', { name: 'Now see what stayed' }).waitFor()
}

/** From a lesson to its quiz. */
export async function openQuiz(page: Page) {
  await page.getByRole('heading', { name: 'Now see what stayed' }).waitFor()
  await page.getByRole('link', { name: /^Practise/ }).click()
  await page.waitForURL(/\/quizzes\//)
  await page.getByRole('button', { name: 'Check' }).waitFor()
}
