function toNumber(text) {
  return text.split('.').reduce((number, part) => number * 256 + Number(part), 0)
}

function toText(number) {
  return [256 ** 3, 256 ** 2, 256, 1].map((unit) => Math.floor(number / unit) % 256).join('.')
}

function addressBlock(address, other) {
  const [text, prefix] = address.split('/')
  const size = 2 ** (32 - Number(prefix))
  const number = toNumber(text)
  const first = number - (number % size)
  const last = first + size - 1
  const asked = toNumber(other)
  return { first: toText(first), last: toText(last), size, same: first <= asked && asked <= last }
}
