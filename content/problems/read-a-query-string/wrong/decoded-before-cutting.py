from urllib.parse import unquote


def read_query(address):
    query = address.partition("#")[0].partition("?")[2]
    query = unquote(query.replace("+", " "))
    values = {}
    for piece in query.split("&"):
        if piece:
            name, _, value = piece.partition("=")
            values.setdefault(name, []).append(value)
    return values
