/** Small parts in the file that every page loads. */

/** For screen readers, where a text is on its way. */
export const loading = 'Loading'

// In place of something that is not there, or not for whoever asks.
export const loadingThe = {
  topic: 'Loading the topic',
  lesson: 'Loading the lesson',
  quiz: 'Loading the quiz',
  pathway: 'Loading the pathway',
  practice: 'Loading the practice',
  /** Questions before a topic, which find out what somebody knows of it. */
  check: 'Loading the check',
  problem: 'Loading the problem',
}
export const missing = {
  topic: 'We can’t find this topic',
  lesson: 'We can’t find this lesson',
  quiz: 'We can’t find this quiz',
  pathway: 'We can’t find this pathway',
  practice: 'We can’t find this practice',
  check: 'We can’t find this check',
  problem: 'We can’t find this problem',
}
/** Of any of these things. */
export const whyMissing = {
  signedIn: 'It may be private or deleted, or the link may be mistyped.',
  visitor: 'It may be private or deleted, or the link may be mistyped. If it’s yours, sign in to see it.',
}
