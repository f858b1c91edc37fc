/** What the host, or the software itself, has written. */
export const titles = { terms: 'Terms of use', privacy: 'Privacy' }
