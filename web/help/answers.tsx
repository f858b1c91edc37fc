import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PROMPT_MAX_LENGTH } from '#contract/generation.ts'

/** Every feature, in the order in which somebody meets it. */
export const answers: { id: string; title: string; text: ReactNode }[] = [
  {
    id: 'prompt',
    title: 'Writing a prompt',
    text: (
      <>
        <p>
          Say what you want to understand, in your own words: <em>binary search</em>, <em>how vaccines work</em>. One
          word is enough, a sentence of up to {PROMPT_MAX_LENGTH} characters is fine. On the{' '}
          <Link to="/">start page</Link> you can also choose a level and how long it should take; the bar at the top of
          every other page takes the sentence alone.
        </p>
        <p>
          You need an account for this. Your prompt is kept while you sign in. When it takes a while, choose{' '}
          <em>Continue in background</em>: a note with a link appears when the topic is there. Where there is a topic of
          nearly the same name, you are asked whether that will do.
        </p>
      </>
    ),
  },
  {
    id: 'reading',
    title: 'Reading a lesson',
    text: (
      <p>
        A topic is a numbered list of lessons, each with a reason for its place. In a lesson you set the size and
        spacing of the text, read in focus mode or have it read aloud. Select words to highlight them or to write a note
        beside them. You go on where you stopped.
      </p>
    ),
  },
  {
    id: 'quizzes',
    title: 'Quizzes, hints and mastery',
    text: (
      <p>
        A quiz asks one question at a time: answer, then see whether it was right and why, for every option. A hint
        helps, and makes the answer count less. What you missed comes again. The ring on a topic is your mastery: how
        likely you are to get its next question right. Answers given while you are offline wait on your device and are
        sent later.
      </p>
    ),
  },
  {
    id: 'review',
    title: 'Review, practice and the check of what you know',
    text: (
      <p>
        What you have learned fades. <Link to="/review">Review</Link> asks for it again shortly before it would be
        forgotten, and shows with each grade when it comes back. <em>Practise</em> on a topic gives a mixed round where
        you are weakest. <em>What do you know already?</em> finds out with a few questions which lessons you can skip.{' '}
        <Link to="/skills">Your skills</Link> lists them all, with how sure they are.
      </p>
    ),
  },
  {
    id: 'problems',
    title: 'Programming problems',
    text: (
      <p>
        <Link to="/problems">Problems</Link> are solved by writing a program in the page. <em>Run</em> tries it with the
        tests that you see; <em>Submit</em> grades it with hidden ones too. Vote for those you liked. You can write
        problems of your own and publish them once their own solutions pass all tests.
      </p>
    ),
  },
  {
    id: 'pathways',
    title: 'Pathways',
    text: (
      <p>
        A <Link to="/pathways">pathway</Link> leads through several topics to a goal, as a numbered list or a map. A
        topic that you make joins a pathway of its subject, or begins one of your own.
      </p>
    ),
  },
  {
    id: 'courses',
    title: 'Courses of your own',
    text: (
      <p>
        Put topics, lessons and quizzes in an order that suits you: <Link to="/courses">your courses</Link> are private
        until you share one by its link. Whoever has the link can read along and make a copy; what is private to you
        they see by its title alone. Everything is saved while you arrange it.
      </p>
    ),
  },
  {
    id: 'changing',
    title: 'Changing, sharing and deleting a topic',
    text: (
      <p>
        Topics that a language model wrote for you are private. On the topic’s page you can make it public, share it by
        a link, edit lessons and questions by hand, have one lesson written again, and delete it; what was deleted can
        be brought back for some days.
      </p>
    ),
  },
  {
    id: 'finding',
    title: 'Finding what is there',
    text: (
      <p>
        <Link to="/search">Search</Link> finds topics, lessons and problems, and makes nothing.{' '}
        <Link to="/topics">Topics</Link> lists them by subject and level.
      </p>
    ),
  },
  {
    id: 'keyboard',
    title: 'The keyboard',
    text: (
      <>
        <p>
          Everything works without a mouse. <kbd>Tab</kbd> and <kbd>Shift</kbd> <kbd>Tab</kbd> move, <kbd>Enter</kbd>{' '}
          opens or sends, <kbd>Esc</kbd> closes what is open. The first <kbd>Tab</kbd> on a page offers to skip to its
          content.
        </p>
        <ul>
          <li>
            <kbd>Ctrl</kbd> <kbd>K</kbd> goes anywhere; <kbd>/</kbd> to the search; <kbd>?</kbd> lists the keys of the
            page, and switches single keys off.
          </li>
          <li>
            <kbd>g</kbd> and a letter: <kbd>h</kbd> home, <kbd>t</kbd> topics, <kbd>p</kbd> pathways, <kbd>r</kbd>{' '}
            review.
          </li>
          <li>
            In a lesson: <kbd>n</kbd> <kbd>p</kbd> next and previous, <kbd>+</kbd> <kbd>-</kbd> text size, <kbd>f</kbd>{' '}
            focus, <kbd>r</kbd> read aloud.
          </li>
          <li>
            In a quiz: <kbd>1</kbd>–<kbd>9</kbd> choose, <kbd>Enter</kbd> checks, <kbd>h</kbd> gives a hint. In a
            review: <kbd>Space</kbd> shows, <kbd>1</kbd>–<kbd>4</kbd> grade, <kbd>u</kbd> takes back.
          </li>
          <li>
            In the editor of a problem: <kbd>Ctrl</kbd> <kbd>Enter</kbd> runs, <kbd>Ctrl</kbd> <kbd>Shift</kbd>{' '}
            <kbd>Enter</kbd> submits; <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves it.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Password, two-factor and sessions',
    text: (
      <p>
        On <Link to="/profile">your profile</Link> you change your password, see where you are signed in and end that,
        and switch on a second factor: a code from an app on your phone besides the password. Keep the recovery codes
        somewhere else than the phone. If you have forgotten your password, the sign-in page says how to get a new one.
      </p>
    ),
  },
  {
    id: 'data',
    title: 'Your data: export and erase',
    text: (
      <p>
        Your profile gives you all that is yours as one zip file, topics and notes as Markdown too, and erases the
        account with what belongs to it. <Link to="/privacy">What is kept about you</Link>
      </p>
    ),
  },
  {
    id: 'subscription',
    title: 'The subscription',
    text: (
      <p>
        Reading and practising are free. Where the server has a language model, a number of topics a day is free, too; a
        subscription raises that number. <Link to="/pricing">Pricing</Link> says whether there is one here. You cancel
        it where you bought it, and keep all that you made.
      </p>
    ),
  },
  {
    id: 'wrong',
    title: 'When something is wrong',
    text: (
      <p>
        If the connection is lost while a topic is being made, nothing is lost with it: the page reconnects by itself
        and goes on where it was, even after a reload. If a question is wrong, say so right after your answer; if a
        lesson is, at its foot. You are told what came of it. For everything else,{' '}
        <Link to="/contact">write to us</Link>.
      </p>
    ),
  },
]
