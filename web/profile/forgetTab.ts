/** Clears prompts and answers stored in this tab, so that the next person to use it can't see them. */
export function forgetTab() {
  try {
    sessionStorage.clear()
  } catch {}
}
