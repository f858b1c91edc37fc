def ferry_fare(age, hour):
    if age < 6:
        return 0
    if age <= 17 or age >= 65:
        return 2000
    if hour < 7 or hour >= 22:
        return 3500
    return 4000
