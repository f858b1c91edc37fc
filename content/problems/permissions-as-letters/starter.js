/** Permissions such as "640" as letters, such as "rw-r-----". */
function asLetters(mode) {
  // Your code
}
