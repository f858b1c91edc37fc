/** Prompts and answers that were kept in this tab are nobody else's business. */
export function forgetTab() {
  try {
    sessionStorage.clear()
  } catch {}
}
