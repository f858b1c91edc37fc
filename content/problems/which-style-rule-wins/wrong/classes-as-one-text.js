const fits = (element, group) =>
  group.match(/[#.]?[^#.]+/g).every((part) => {
    if (part[0] === '#') return element.id === part.slice(1)
    if (part[0] === '.') return element.classes.join(' ').includes(part.slice(1))
    return element.name === part
  })

function winningValue(rules, way) {
  let best = -1
  let value = null
  for (const [selector, colour] of rules) {
    const groups = selector.split(' ')
    if (!fits(way.at(-1), groups.at(-1))) continue
    let open = groups.length - 2
    for (let i = way.length - 2; i >= 0 && open >= 0; i -= 1) {
      if (fits(way[i], groups[open])) open -= 1
    }
    if (open >= 0) continue
    const count = (sign) => selector.split(sign).length - 1
    const names = groups.filter((group) => group[0] !== '#' && group[0] !== '.').length
    const strength = (count('#') * 1000 + count('.')) * 1000 + names
    if (strength >= best) {
      best = strength
      value = colour
    }
  }
  return value
}
