/**
 * Runs a program line by line and records a `Pause` (traceMoments.ts) at each line. `code` and `names` are given as
 * globals.
 */
export const PYTHON_TRACE = `
import io, json, sys

MOST = 3000

def plain(value, depth=0):
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if depth > 4:
        return {"is": "..."}
    if isinstance(value, (list, tuple)):
        return [plain(item, depth + 1) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item, depth + 1) for key, item in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(plain(item, depth + 1) for item in value)
    if callable(value) and not isinstance(value, type):
        return {"is": "function"}
    if isinstance(value, type):
        parts = {key: item for key, item in vars(value).items() if not key.startswith("__") and not callable(item)}
        return {"is": "class " + value.__name__, **{key: plain(item, depth + 1) for key, item in parts.items()}}
    return {"is": type(value).__name__, **{key: plain(item, depth + 1) for key, item in vars(value).items()}}

def look(frame):
    found = {}
    for name in names:
        try:
            found[name] = plain(eval(name, frame.f_globals, frame.f_locals))
        except Exception:
            pass
    return found

pauses = []
printed = io.StringIO()

def note(frame, event, arg):
    if frame.f_code.co_filename != "sample.py" or frame.f_code.co_name.startswith("<") and frame.f_code.co_name != "<module>":
        return None
    if event in ("line", "return") and len(pauses) < MOST:
        frames = []
        at = frame
        while at is not None and at.f_code.co_filename == "sample.py":
            name = at.f_code.co_name
            frames.insert(0, {"name": "" if name == "<module>" else name, "first": at.f_code.co_firstlineno, "values": look(at)})
            at = at.f_back
        pause = {"line": frame.f_lineno, "frames": frames, "printed": len(printed.getvalue())}
        if event == "return":
            pause["returned"] = {"value": plain(arg)}
        pauses.append(pause)
    return note

program = compile(code, "sample.py", "exec")
stdout = sys.stdout
sys.stdout = printed
sys.settrace(note)
try:
    exec(program, {"__name__": "__main__"})
finally:
    sys.settrace(None)
    sys.stdout = stdout
print(json.dumps({"pauses": pauses, "output": printed.getvalue()}))
`
