def weeks_to_save(goal, first, step):
    weeks = 0
    jar = 0
    amount = first
    while jar < goal:
        amount += step
        jar += amount
        weeks += 1
    return weeks
