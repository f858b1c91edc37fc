def final_text(commands):
    text = ""
    before = []  # stack: the text before each step that stands
    undone = []  # stack: the text after each step that was taken back
    for command in commands:
        if command == "undo":
            if before:
                undone.append(text)
                text = before.pop()
        elif command == "redo":
            if undone:
                before.append(text)
                text = undone.pop()
        elif command != "wipe" or text:
            before.append(text)
            undone.clear()
            text = text[:-1] if command == "wipe" else text + command.split()[1]
    return text
