def hang_coats(tickets, hooks):
    room = [None] * hooks
    result = []
    for ticket in tickets:
        hook = ticket % hooks
        while hook < hooks and room[hook] not in (None, ticket):
            hook += 1
        if hook == hooks:
            result.append(-1)
        else:
            room[hook] = ticket
            result.append(hook)
    return result
