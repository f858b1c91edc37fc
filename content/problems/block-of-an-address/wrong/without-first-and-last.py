import ipaddress


def address_block(address, other):
    block = ipaddress.ip_network(address, strict=False)
    return {
        "first": str(block[0]),
        "last": str(block[-1]),
        "size": max(block.num_addresses - 2, 1),
        "same": ipaddress.ip_address(other) in block,
    }
