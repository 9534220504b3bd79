internal import Heed

typealias Key = DocumentKey
