function finalText(commands) {
  let text = ''
  const before = []
  let undone = []
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
    } else {
      before.push(text)
      undone = []
      text = command === 'wipe' ? text.slice(0, -1) : text + command.slice(6)
    }
  }
  return text
}
