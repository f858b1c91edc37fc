def minutes_under_way(departure, arrival):
    start = int(departure[:2]) * 60 + int(departure[3:])
    end = int(arrival[:2]) * 60 + int(arrival[3:])
    return (end - start) % 1440
