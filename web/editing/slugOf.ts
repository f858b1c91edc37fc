const MOST_CHARACTERS = 80

/** A title as an address: small letters and digits, with single hyphens between them. */
export const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_CHARACTERS)
    .replace(/^-+|-+$/g, '')
