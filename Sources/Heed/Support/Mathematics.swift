/// Functions that the C library has too, written so that every platform gives the same bits.
///
/// They use only operations that IEEE 754 defines exactly. They are within 1e-12 of the C library's
/// for arguments up to a million.
package enum Mathematics {
  /// e to the power of a number.
  package static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.7 { return .infinity }
    if x < -745 { return 0 }
    // x is k times ln 2 and a rest of at most half of that; ln 2 in two parts keeps the rest exact.
    let k = (x * 1.442_695_040_888_963_4).rounded()
    let rest = (x - k * 0x1.62e42fee00000p-1) - k * 0x1.a39ef35793c76p-33
    // The series of e to the rest; the first term left out is below 1e-17.
    var sum = 1.0
    var term = 14.0
    while term > 0 {
      sum = 1 + sum * rest / term
      term -= 1
    }
    return scaled(sum, by: Int(k))
  }

  /// The sine of an angle in radians.
  package static func sin(_ x: Double) -> Double {
    let (quarter, rest) = reduced(x)
    switch quarter {
    case 0: return sineSeries(rest)
    case 1: return cosineSeries(rest)
    case 2: return -sineSeries(rest)
    default: return -cosineSeries(rest)
    }
  }

  /// The cosine of an angle in radians.
  package static func cos(_ x: Double) -> Double {
    let (quarter, rest) = reduced(x)
    switch quarter {
    case 0: return cosineSeries(rest)
    case 1: return -sineSeries(rest)
    case 2: return -cosineSeries(rest)
    default: return sineSeries(rest)
    }
  }

  /// A number times a power of two, also where the power itself is too small for a normal number.
  private static func scaled(_ value: Double, by exponent: Int) -> Double {
    let half = exponent / 2
    return value * power(half) * power(exponent - half)
  }

  private static func power(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  /// Which quarter of the circle an angle is in, and what is left of it around the quarter's start.
  private static func reduced(_ x: Double) -> (quarter: Int, rest: Double) {
    guard x.isFinite else { return (0, .nan) }
    let quarters = (x * 0.636_619_772_367_581_3).rounded()
    // Half of pi in three parts: the products with a count of quarters are exact.
    let rest =
      ((x - quarters * 0x1.921fb54400000p0) - quarters * 0x1.0b4611a600000p-34)
      - quarters * 0x1.3198a2e037073p-69
    let quarter = quarters - 4 * (quarters / 4).rounded(.down)
    return (Int(quarter), rest)
  }

  private static func sineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    for term in [16 * 17, 14 * 15, 12 * 13, 10 * 11, 8 * 9, 6 * 7, 4 * 5, 2 * 3] as [Double] {
      sum = 1 - sum * square / term
    }
    return x * sum
  }

  private static func cosineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    for term in [17 * 18, 15 * 16, 13 * 14, 11 * 12, 9 * 10, 7 * 8, 5 * 6, 3 * 4, 1 * 2] as [Double]
    {
      sum = 1 - sum * square / term
    }
    return sum
  }
}
