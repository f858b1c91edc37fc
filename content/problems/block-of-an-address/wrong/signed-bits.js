function addressBlock(address, other) {
  const toNumber = (text) => text.split('.').reduce((number, part) => (number << 8) + Number(part), 0)
  const toText = (number) => [24, 16, 8, 0].map((shift) => (number >> shift) & 255).join('.')
  const [text, prefix] = address.split('/')
  const mask = -1 << (32 - Number(prefix))
  const first = toNumber(text) & mask
  const last = first | ~mask
  return {
    first: toText(first),
    last: toText(last),
    size: last - first + 1,
    same: (toNumber(other) & mask) === first,
  }
}
