// Whoever asks people to update works with these values too.
@_exported public import Heed
@_exported public import HeedUIKit
@_exported public import HeedUpdate
