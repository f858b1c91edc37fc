

# Added to asyncio/unix_events.py. The event loop would create a pair of sockets, by which other threads wake it. There
# are neither sockets nor threads here, so the loop only waits for its timers.
def _no_self_pipe(self):
    self._ssock = self._csock = None


_UnixSelectorEventLoop._make_self_pipe = _UnixSelectorEventLoop._close_self_pipe = _no_self_pipe
