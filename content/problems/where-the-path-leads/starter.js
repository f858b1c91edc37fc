/** The absolute path, without detours, to which a path leads. */
function resolve(path, current, home) {
  // Your code
}
