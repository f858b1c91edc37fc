def total_change(changes):
    rent = 100
    for change in changes:
        rent = rent + 100 * change / 100
        if rent < 0:
            rent = 0
    return rent - 100
