function linkOwner(link, endings) {
  const after = link.slice(link.indexOf('//') + 2)
  const authority = after.split(/[/?#]/)[0]
  const host = authority.split('@').at(-1).split(':')[0].toLowerCase()
  const parts = host.split('.')
  const count = endings.includes(parts.slice(-2).join('.')) ? 3 : 2
  return parts.slice(-count).join('.')
}
