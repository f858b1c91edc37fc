def sum_readings(lines):
    total = 0
    bad = 0
    try:
        for line in lines:
            total += int(line)
    except ValueError:
        bad += 1
    return [total, bad]
