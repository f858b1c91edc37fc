/** Escapes a text for XML, SVG or HTML, in an element or in an attribute with double quotes. */
export const escaped = (text: string) =>
  text
    .toWellFormed()
    // XML 1.0 doesn't allow these characters at all, not even escaped.
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
