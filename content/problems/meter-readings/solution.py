def sum_readings(lines):
    total = 0
    bad = 0
    for line in lines:
        try:
            total += int(line)  # int ignores spaces at both ends
        except ValueError:
            bad += 1
    return [total, bad]
