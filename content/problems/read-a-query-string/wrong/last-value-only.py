from urllib.parse import unquote


def read_query(address):
    query = address.partition("#")[0].partition("?")[2]
    values = {}
    for piece in query.split("&"):
        if piece:
            name, _, value = piece.partition("=")
            values[unquote(name.replace("+", " "))] = [unquote(value.replace("+", " "))]
    return values
