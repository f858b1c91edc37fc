import ipaddress


def address_block(address, other):
    block = ipaddress.ip_network(address, strict=False)
    first, last = str(block[0]), str(block[-1])
    return {"first": first, "last": last, "size": block.num_addresses, "same": first <= other <= last}
