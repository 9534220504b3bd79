internal import Heed
