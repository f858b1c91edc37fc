

# Added to asyncio/unix_events.py: there are no sockets here, so the loop does without the pair that wakes it from
# another thread (there are no threads either) and waits by its timers alone.
def _no_self_pipe(self):
    self._ssock = self._csock = None


_UnixSelectorEventLoop._make_self_pipe = _UnixSelectorEventLoop._close_self_pipe = _no_self_pipe
