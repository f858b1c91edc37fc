def hang_coats(tickets, hooks):
    room = [None] * hooks
    result = []
    for ticket in tickets:
        if None not in room:
            result.append(-1)
            continue
        hook = ticket % hooks
        while room[hook] is not None and room[hook] != ticket:
            hook = (hook + 1) % hooks
        room[hook] = ticket
        result.append(hook)
    return result
