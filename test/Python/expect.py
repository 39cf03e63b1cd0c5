"""What the checks of this folder expect of a call."""


def raises(exception, text, function, *arguments, **keywords):
    """Fails unless the call raises `exception` with `text` in its message."""
    try:
        function(*arguments, **keywords)
    except exception as error:
        assert text in str(error), str(error)
        return
    raise AssertionError(f"no {exception.__name__}: {text}")
