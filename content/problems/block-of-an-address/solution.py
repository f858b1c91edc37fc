def to_number(text):
    number = 0
    for part in text.split("."):
        number = number * 256 + int(part)
    return number


def to_text(number):
    return ".".join(str(number >> shift & 255) for shift in (24, 16, 8, 0))


def address_block(address, other):
    text, prefix = address.split("/")
    size = 2 ** (32 - int(prefix))
    number = to_number(text)
    first = number - number % size
    last = first + size - 1
    return {
        "first": to_text(first),
        "last": to_text(last),
        "size": size,
        "same": first <= to_number(other) <= last,
    }
