/** Documents written by the host, or the ones that come with Lyceum. */
export const titles = { terms: 'Terms of use', privacy: 'Privacy' }
