function linkOwner(link, endings) {
  const rest = link.slice(link.lastIndexOf('@') + 1).replace(/^https?:\/\//, '')
  const host = rest.split(/[/?#:]/)[0].toLowerCase()
  const parts = host.split('.')
  const count = endings.includes(parts.slice(-2).join('.')) ? 3 : 2
  return parts.slice(-count).join('.')
}
