from collections import deque


def final_text(commands):
    text, before, undone = "", [], deque()
    for command in commands:
        if command == "undo":
            if before:
                undone.append(text)
                text = before.pop()
        elif command == "redo":
            if undone:
                before.append(text)
                text = undone.popleft()
        elif command != "wipe" or text:
            before.append(text)
            undone.clear()
            text = text[:-1] if command == "wipe" else text + command[6:]
    return text
