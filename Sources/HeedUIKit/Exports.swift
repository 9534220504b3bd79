// Whoever imports the host works with the core's values.
@_exported public import Heed
