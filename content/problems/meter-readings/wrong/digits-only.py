def sum_readings(lines):
    total = 0
    bad = 0
    for line in lines:
        if line.strip().isdigit():
            total += int(line)
        else:
            bad += 1
    return [total, bad]
