def weigh(box):
    weight = 50
    inner_depth = 0
    for thing in box:
        if isinstance(thing, list):
            thing_weight, thing_depth = weigh(thing)
            weight += thing_weight
            inner_depth = max(inner_depth, thing_depth)
        else:
            weight += thing
    return [weight, inner_depth + 1]
