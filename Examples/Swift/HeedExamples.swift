public import Heed
