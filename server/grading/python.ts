/**
 * Runs the learner's program as the module `__main__` with the file name `main.py`, calls the function, and prints the
 * outcome after the mark. After the program has run, the harness doesn't use anything that the program could have
 * replaced (print, json, sys.stdout). A program can print a forged result, but doesn't know the expected value, which
 * isn't passed to it.
 */
const HARNESS = `def _grade(source, name, given, mark):
    import linecache, os, sys, types
    from json import loads
    from json.encoder import encode_basestring_ascii as quote
    given = loads(given)
    ours = globals()
    write, kind_of, out, err, show = os.write, type, sys.stdout, sys.stderr, sys.excepthook
    # Python reads the lines that it shows from the file, and so does whatever the program itself shows of its errors.
    with open('main.py', 'w', encoding='utf-8', errors='replace') as file:
        file.write(source)
    linecache.cache['main.py'] = (len(source), None, source.splitlines(True), 'main.py')
    _int, _str, _bool, _float, _list, _tuple, _dict, _iter, _len = int, str, bool, float, list, tuple, dict, iter, len
    _isinstance, _callable, _exit, _base, _syntax = isinstance, callable, SystemExit, BaseException, SyntaxError

    def send(text):
        for stream in (out, err):
            try:
                stream.flush()
            except _base:
                pass
        data = ('\\n' + mark + text + '\\n').encode('ascii')
        while data:
            data = data[write(1, data):]

    class Unwritable(Exception):
        pass

    def written(value, depth):
        if depth > 100:
            raise Unwritable('a value that is nested too deeply, or holds itself')
        if value is None:
            return 'null'
        if value is True:
            return 'true'
        if value is False:
            return 'false'
        if _isinstance(value, _str):
            return quote(_str.__str__(value))
        if _isinstance(value, _int):
            return _int.__repr__(value)
        if _isinstance(value, _float):
            if value != value or value in (_float('inf'), -_float('inf')):
                raise Unwritable(_float.__repr__(value) + ', which is no number')
            return _float.__repr__(value)
        if _isinstance(value, (_list, _tuple)):
            base = _list if _isinstance(value, _list) else _tuple
            return '[' + ','.join([written(part, depth + 1) for part in base.__iter__(value)]) + ']'
        if _isinstance(value, _dict):
            return '{' + ','.join([key(k) + ':' + written(part, depth + 1) for k, part in _dict.items(value)]) + '}'
        raise Unwritable('a value of type ' + kind_of(value).__name__)

    def key(value):
        if _isinstance(value, _str):
            return quote(_str.__str__(value))
        if value is None or _isinstance(value, (_bool, _int)):
            return quote(written(value, 0))
        raise Unwritable('a dictionary with a key of type ' + kind_of(value).__name__)

    def theirs(frame):
        return frame.f_code.co_filename == 'main.py' and frame.f_globals is not ours

    def failed(error):
        line = None
        if _isinstance(error, _syntax) and error.filename == 'main.py':
            line = error.lineno
        frame = error.__traceback__
        while frame is not None and not theirs(frame.tb_frame):
            frame = frame.tb_next
        trace = frame
        while frame is not None:
            if theirs(frame.tb_frame):
                line = frame.tb_lineno
            frame = frame.tb_next
        try:
            sys.stderr = err
            show(kind_of(error), error, trace)
        except _base:
            pass
        try:
            said = _str.__str__(_str(error.msg if _isinstance(error, _syntax) else error))[:500]
        except _base:
            said = ''
        name = kind_of(error).__name__
        send('{"kind":"error","error":' + quote(name + (': ' + said if said else '')) + ',"line":' + (_int.__repr__(line) if line else 'null') + '}')

    try:
        code = compile(source, 'main.py', 'exec', dont_inherit=True)
        module = types.ModuleType('__main__')
        sys.modules['__main__'] = module
        exec(code, module.__dict__)
        function = module.__dict__.get(name)
        if not _callable(function):
            return send('{"kind":"missing"}')
        if kind_of(function) is types.FunctionType:
            its = function.__code__
            most = its.co_argcount
            least = most - _len(function.__defaults__ or ())
            if _len(given) < least or (_len(given) > most and not its.co_flags & 4):
                return send('{"kind":"parameters","takes":' + _int.__repr__(most) + '}')
        result = function(*given)
    except _exit:
        return send('{"kind":"exited"}')
    except _base as error:
        return failed(error)
    if result is None:
        return send('{"kind":"nothing"}')
    try:
        text = written(result, 0)
    except Unwritable as problem:
        return send('{"kind":"unwritable","what":' + quote(_str(problem)) + '}')
    except _base as error:
        return failed(error)
    send('{"kind":"value","value":' + text + '}')

`

export type Called = { source: string; name: string; argumentsJson: string; mark: string }

export const pythonProgram = ({ source, name, argumentsJson, mark }: Called) =>
  `${HARNESS}_grade(${[source, name, argumentsJson, mark].map(literal).join(', ')})\n`

/** A string literal in pure ASCII. It means the same in Python and JavaScript, and makes column numbers unambiguous. */
export const literal = (text: string) =>
  JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
