function longestBalanced(garland) {
  let counter = 0 // marigolds minus jasmine so far
  const firstPlace = new Map([[0, 0]]) // counter: the first place before which it had this value
  let [start, length] = [0, 0]
  for (let place = 1; place <= garland.length; place++) {
    counter += garland[place - 1] === 'm' ? 1 : -1
    // The same counter before and behind a piece: as many ups as downs in it.
    if (!firstPlace.has(counter)) firstPlace.set(counter, place)
    const begin = firstPlace.get(counter)
    if (place - begin > length) [start, length] = [begin, place - begin]
  }
  return [start, length]
}
