def weeks_to_save(goal, first, step):
    weeks = 0
    jar = 0
    sum_of_week = first
    while jar < goal:
        jar += sum_of_week
        sum_of_week += step
        weeks += 1
    return weeks
