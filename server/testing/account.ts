import type { TestApp } from './app.ts'

export const PASSWORD = 'correct horse battery'

let persons = 0

/** Registers a user with a password and signs in. */
export async function registered(app: TestApp, { email = `person-${++persons}@example.org`, name = 'Person' } = {}) {
  const body = { email, password: PASSWORD, displayName: name }
  const { uid } = (await app.call('POST', '/register', { body })).body.user as { uid: string }
  const { sessionToken, token } = await openedSession(app, { email })
  return { uid, email, name, sessionToken, token }
}

export async function openedSession(
  app: TestApp,
  given: { email: string; password?: string; code?: string; userAgent?: string },
) {
  const { email, password = PASSWORD, code, userAgent } = given
  const sessionToken = (
    await app.call('POST', '/auth/sign-in/email', {
      body: { email, password, ...(code && { code }) },
      ...(userAgent && { headers: { 'user-agent': userAgent } }),
    })
  ).body.sessionToken as string
  return { sessionToken, token: await idTokenOf(app, sessionToken) }
}

export const idTokenOf = async (app: TestApp, sessionToken: string) =>
  (await app.call('GET', '/auth/token', { headers: { authorization: `Bearer ${sessionToken}` } })).body.token as string

/** The code in a link of an e-mail, which follows `#reset=` or `#verify=`. */
export const codeIn = (text: string) => /#(?:reset|verify)=([\w-]+)/.exec(text)?.[1] ?? ''
