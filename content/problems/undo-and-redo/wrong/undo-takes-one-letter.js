function finalText(commands) {
  let text = ''
  let undone = []
  for (const command of commands) {
    if (command === 'undo') {
      if (text) undone.push(text.at(-1))
      text = text.slice(0, -1)
    } else if (command === 'redo') {
      text += undone.pop() ?? ''
    } else {
      undone = []
      text = command === 'wipe' ? text.slice(0, -1) : text + command.slice(6)
    }
  }
  return text
}
