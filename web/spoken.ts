/** Written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/

/** For an element that holds nothing but what a topic says: the words of the interface around it are English. */
export const spoken = (language: string) => ({
  lang: language,
  ...(RIGHT_TO_LEFT.test(language) && { dir: 'rtl' as const }),
})
