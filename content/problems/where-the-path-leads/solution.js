function resolve(path, current, home) {
  let whole = path
  if (path === '~' || path.startsWith('~/')) whole = home + path.slice(1)
  else if (!path.startsWith('/')) whole = `${current}/${path}`

  const names = [] // a stack: from the root down
  for (const part of whole.split('/')) {
    // At the root pop does nothing.
    if (part === '..') names.pop()
    else if (part !== '' && part !== '.') names.push(part)
  }
  return `/${names.join('/')}`
}
