def final_text(commands):
    text, before, undone = "", [], []
    for command in commands:
        if command == "undo":
            if before:
                undone.append(text)
                text = before.pop()
        elif command == "redo":
            if undone:
                before.append(text)
                text = undone.pop()
        elif command == "wipe":
            if text:
                before.append(text)
                text = text[:-1]
        else:
            before.append(text)
            text += command[6:]
    return text
