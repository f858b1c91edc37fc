def hang_coats(tickets, hooks):
    room = [None] * hooks
    result = []
    for ticket in tickets:
        place = -1
        for steps in range(hooks):
            hook = (ticket + steps) % hooks
            if room[hook] is None:
                room[hook] = ticket
                place = hook
                break
        result.append(place)
    return result
