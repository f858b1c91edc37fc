def longest_balanced(garland):
    counter = 0
    place_of = {0: 0}
    best = [0, 0]
    for place, flower in enumerate(garland, start=1):
        counter += 1 if flower == "m" else -1
        if counter in place_of and place - place_of[counter] > best[1]:
            best = [place_of[counter], place - place_of[counter]]
        place_of[counter] = place
    return best
