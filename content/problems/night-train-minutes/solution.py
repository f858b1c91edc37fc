def minutes_under_way(departure, arrival):
    difference = since_midnight(arrival) - since_midnight(departure)
    if difference <= 0:
        difference += 24 * 60
    return difference


def since_midnight(time):
    hours, minutes = time.split(":")
    return int(hours) * 60 + int(minutes)
