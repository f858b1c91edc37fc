export const says = (reason: string, reporter: string) => `${reason}, dice ${reporter}.`
export const answered = '<label>Respondió:</label> <answer/>'
