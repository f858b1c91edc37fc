def weigh(box):
    weight = 50
    depth = 1
    for thing in box:
        if isinstance(thing, list):
            inner_weight, inner_depth = weigh(thing)
            weight += inner_weight
            depth = 1 + inner_depth
        else:
            weight += thing
    return [weight, depth]
