import type { Config } from '../config.ts'

/** What this software keeps of people, as it is configured here. Markdown; true, or it is a fault. */
export const privacyText = ({ models, embedding, payments, mail, pistonUrl }: Config) => `
This page says what the software of this server keeps about you. Whoever runs the server has not written a privacy
policy of their own; for anything else, write to them on the [contact page](/contact).

## Without an account

Nothing is kept about what you read. Cookies remember how you like to read (theme, text size and the like) and whether a
subscriber uses this browser; they are sent to this server alone. Your browser's storage keeps drafts, answers that wait to
be sent, and that you are signed in. There is no advertising and no tracking, and
no page loads anything from anybody else's server. To slow down abuse, the server counts tries to sign in and register
by network address for a short time.

## With an account

- **Who you are:** your e-mail address, the name you chose, and your password as a hash, from which it cannot be read.
  If you fill them in: what you say about yourself, your time zone, your daily goal.
- **Your sessions:** when you signed in, and from which network address and browser, until the session ends.
- **What you make:** prompts, topics, lessons, courses, notes, programs, problems, votes and reports.
- **What you answer:** every answer with its time, and what is reckoned from it: skills, reviews that are due, progress.
- **What administrators do to your account:** this log cannot be changed or deleted. It names accounts by a random id.

Others see your public topics and published problems, and what you share by a link. Administrators of this server can
see your name, your address, your reports and messages, how much you use, and the prompts of topics that are in the
making or failed. Copies of the database for safety (backups) hold the same as the database, as long as the host keeps them.

## Messages

What you write on the contact page is kept with your name and address for a year and then deleted${mail ? ', and goes by e-mail to whoever runs this server' : ''}. To limit how many can be sent, a
fingerprint of your network address is kept with it for a day.

## Who else gets to know something

${[
  models
    ? '- **A language model:** what you ask for, and the text of the topics made from it, are sent to the provider of a language model. Your name, your address and your answers are not. Each call is written down with your account, its time and its cost.'
    : '- **A language model:** none is connected. Nothing you write is sent to one.',
  ...(embedding
    ? [
        '- **Finding related topics:** the texts of topics and questions are sent to a provider that turns them into numbers.',
      ]
    : []),
  ...(pistonUrl
    ? ['- **Programs:** in some languages, what you write is run by a server of its own, which gets the program alone.']
    : []),
  payments
    ? '- **Payments:** are taken by Stripe, on its own pages. It gets your e-mail address; your card is never seen here. Kept here: which plan you have, and until when.'
    : '- **Payments:** none are taken here.',
  '- **Sharing:** the link “Share on a social network” tells that network the address of the page, when you open it.',
].join('\n')}

## How long, and what you can do

How much you may keep here, and how much of it is used, stands in your profile. All of it is kept until you or an administrator delete it. Deleted topics and courses can be brought back for some days
and are then gone for good; so are jobs a day after they have ended. You can change what you said about yourself under
[Profile](/profile), and end your sessions there. To have your account erased, or to get a copy of what is kept, use
what your profile offers, or write to whoever runs this server.${mail ? ' Of an erased account a fingerprint of its address remains for two hours at most, with the number of letters that were sent to it: nobody’s letter box is filled from here.' : ''}
`
