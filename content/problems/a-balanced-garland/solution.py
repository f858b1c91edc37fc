def longest_balanced(garland):
    counter = 0  # marigolds minus jasmine so far
    first_place = {0: 0}  # counter: the first place before which it had this value
    start, length = 0, 0
    for place, flower in enumerate(garland, start=1):
        counter += 1 if flower == "m" else -1
        # The same counter before and behind a piece: as many ups as downs in it.
        begin = first_place.setdefault(counter, place)
        if place - begin > length:
            start, length = begin, place - begin
    return [start, length]
