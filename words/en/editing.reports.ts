/** What people say is wrong with a question, in the list above a topic and above the question itself. */

/** The reason is one of those in reports.reasons.ts. */
export const says = (reason: string, reporter: string) => `${reason}, says ${reporter}.`
/** What the reporter had answered. */
export const answered = '<label>Answered:</label> <answer/>'
