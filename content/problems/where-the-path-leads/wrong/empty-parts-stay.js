function resolve(path, current, home) {
  let whole = path
  if (path === '~' || path.startsWith('~/')) whole = home + path.slice(1)
  else if (!path.startsWith('/')) whole = `${current}/${path}`
  const names = []
  for (const part of whole.slice(1).split('/')) {
    if (part === '..') names.pop()
    else if (part !== '.') names.push(part)
  }
  return `/${names.join('/')}`
}
