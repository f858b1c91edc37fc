function partsOf(group) {
  return group.match(/[#.]?[^#.]+/g)
}

function fits(element, group) {
  return partsOf(group).every((part) => {
    if (part[0] === '#') return element.id === part.slice(1)
    if (part[0] === '.') return element.classes.includes(part.slice(1))
    return element.name === part
  })
}

function matches(way, groups) {
  if (!fits(way.at(-1), groups.at(-1))) return false
  let open = groups.length - 2
  for (let i = way.length - 2; i >= 0 && open >= 0; i -= 1) {
    if (fits(way[i], groups[open])) open -= 1
  }
  return open < 0
}

function strength(groups) {
  const counts = [0, 0, 0]
  for (const part of groups.flatMap(partsOf)) {
    if (part[0] === '#') counts[0] += 1
    else if (part[0] === '.') counts[1] += 1
    else counts[2] += 1
  }
  return counts
}

function isWeaker(a, b) {
  const place = [0, 1, 2].find((i) => a[i] !== b[i])
  return place !== undefined && a[place] < b[place]
}

function winningValue(rules, way) {
  let best = [0, 0, 0]
  let value = null
  for (const [selector, colour] of rules) {
    const groups = selector.split(' ')
    if (matches(way, groups) && !isWeaker(strength(groups), best)) {
      best = strength(groups)
      value = colour
    }
  }
  return value
}
