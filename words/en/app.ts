import { messages } from '#contract/errors.ts'

/** The shell around every page, and the pages that stand in for others: in the file that every page loads. */

export const skip = 'Skip to content'

// The bar. Its first text names it for screen readers.
export const mainNavigation = 'Main'
export const home = 'Home'
export const switchTheme = 'Switch between light and dark'
export const generateTopic = 'Generate a topic'

// The menu.
export const menu = 'Menu'
export const shareSocially = 'Share on a social network'
export const socialProfile = 'Our social profile'
export const contact = 'Contact Us'
/** A place to go to by the keyboard. */
export const yourProfile = 'Your profile'
export const serverUnreachable = 'We can’t reach the server.'

/** Why a session ended, by the words of the specification. */
export const sessionNotices: Record<string, string> = {
  [messages.redirectingToLogin]: messages.redirectingToLogin,
  [messages.verificationFailed]: messages.verificationFailed,
}

// In place of a page.
export const nothingAtAddress = 'We can’t find this page'
export const nothingAtAddressWhy = 'It may have moved, or there may be a typo in the address. From here, you can:'
export const notShown = 'We couldn’t show this page'
export const goToStart = 'Go to the home page'

// The footer.
export const checkedLink = 'How answers are checked'
/** Names the choice of the interface's language. */
export const languageLabel = 'Interface language'
/** A language that is still being translated, in the list of languages. */
export const incompleteLanguage = (name: string) => `${name} (incomplete)`
