const MOST_CHARACTERS = 80

/** URL slug of a title: lower-case letters and digits, separated by single hyphens. */
export const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_CHARACTERS)
    .replace(/^-+|-+$/g, '')
