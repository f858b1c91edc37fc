from urllib.parse import unquote


def decode(text):
    return unquote(text.replace("+", " "))


def read_query(address):
    before_hash = address.partition("#")[0]
    query = before_hash.partition("?")[2]
    values = {}
    for piece in query.split("&"):
        if piece:
            name, _, value = piece.partition("=")
            values.setdefault(decode(name), []).append(decode(value))
    return values
