def hang_coats(tickets, hooks):
    room = [None] * hooks
    return [hang(room, ticket) for ticket in tickets]


def hang(room, ticket):
    for steps in range(len(room)):
        hook = (ticket + steps) % len(room)
        if room[hook] is None or room[hook] == ticket:
            room[hook] = ticket
            return hook
    return -1
