function linkOwner(link, endings) {
  let host = link.split('//')[1].split(/[/?#]/)[0].toLowerCase()
  host = host.split(':')[0]
  host = host.split('@').at(-1)
  const parts = host.split('.')
  const count = endings.includes(parts.slice(-2).join('.')) ? 3 : 2
  return parts.slice(-count).join('.')
}
