def address_block(address, other):
    text, prefix = address.split("/")
    parts = text.split(".")
    fixed = int(prefix) // 8
    first = parts[:fixed] + ["0"] * (4 - fixed)
    last = parts[:fixed] + ["255"] * (4 - fixed)
    return {
        "first": ".".join(first),
        "last": ".".join(last),
        "size": 2 ** (32 - int(prefix)),
        "same": other.split(".")[:fixed] == parts[:fixed],
    }
