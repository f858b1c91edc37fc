function finalText(commands) {
  let text = ''
  const before = [] // stack: the text before each step that stands
  const undone = [] // stack: the text after each step that was taken back
  for (const command of commands) {
    if (command === 'undo') {
      if (before.length > 0) {
        undone.push(text)
        text = before.pop()
      }
    } else if (command === 'redo') {
      if (undone.length > 0) {
        before.push(text)
        text = undone.pop()
      }
    } else if (command !== 'wipe' || text !== '') {
      before.push(text)
      undone.length = 0
      text = command === 'wipe' ? text.slice(0, -1) : text + command.split(' ')[1]
    }
  }
  return text
}
