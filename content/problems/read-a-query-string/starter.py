from urllib.parse import unquote


def read_query(address):
    """Return a dictionary with the list of values of each name in the address's query."""
    return {}
