/** [merged list, number of comparisons] for two sorted lists */
function mergePiles(left, right) {
  // Your code
}
