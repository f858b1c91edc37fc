from urllib.parse import parse_qs


def read_query(address):
    query = address.partition("#")[0].partition("?")[2]
    return parse_qs(query)
