// Made by Scripts/markup-tables from the character database of Unicode.

/// Tells which characters outside ASCII are punctuation or symbols.
enum MarkdownPunctuation {
  /// Each range as its first and its last scalar, three characters of six bits each.
  private static let ranges: StaticString = #"""
    02Q02Y02[02\02^02a02d02d02f02h02k02k02o02o03G03G03g03g0;20;50;B0;O0;U0;[0;]0;]0;_0;o0=e0=e\#
    0=n0=n0>40>50>70>70?f0?f0B20B20EJ0EO0F90F?0Fn0Fn0G00G00G30G30G60G60Gc0Gd0H60H?0HK0HK0HM0HO\#
    0IZ0I]0KD0KD0KN0KN0KY0KY0Km0Kn0L00L=0Of0Oi0On0Oo0P`0Pn0QN0QN0R80R80UT0UU0U`0U`0Wb0Wc0Wj0Wk\#
    0Wm0Wm0Yf0Yf0[`0[a0]`0]`0_c0_j0ag0ag0ao0ao0b40b40e?0e?0ei0ei0gd0gd0ho0ho0i?0i?0iJ0iK0l10lG\#
    0lJ0lO0ld0ld0lf0lf0lh0lh0lj0lm0n50n50nn0o50o70oJ11:11?12N12O13k13k1=P1=X1>@1>I1@01@01I]1I^\#
    1JK1JL1K[1K]1Le1Lf1OD1OF1OH1OK1P01P:1U01U51WN1Wo1XN1XO1ZP1ZV1ZX1Z]1]J1]Z1]d1]n1_l1_o1`k1`o\#
    1an1ao1c01c71cC1cC1nm1nm1no1o11o=1o?1oM1oO1o]1o_1om1on20@20W20`21N21j21n22:22>22P230240241\#
    24324624824924D24D24F24H24N24S24U24U24W24W24Y24Y24^24^24j24k25025425:25=25?25?26:2A:2BL2CY\#
    2D02Me2ND2_o2cU2cZ2ci2cl2cn2co2e`2e`2h02h^2h`2ok30130430830P30`30`30f30g30m30o32K32L32P32P\#
    33k33k36@36A36F36O37037S38038N38Z39739@39@39P39o3::3:`3;03?o4g04go:B@:C6:Cn:Co:H=:H?:Ic:Ic\#
    :In:In:Kb:LF:LP:LQ:N9:N::PX:P[:Pf:Pi:Qd:Qg:S>:S?:Sh:Sj:Sl:Sl:T^:T_:UO:UO:W1:W=:WN:WO:YL:YO\#
    :Yg:Yi:[N:[O:[`:[a:]K:]K:]Z:][:_[:_[?\Y?\Y?^b?_2?dn?e??g??g??gl?go?h@?hI?h`?i[?l1?l??lJ?lP\#
    ?lk?m0?mK?mU?oP?o^?ol?om@40@42@4g@4o@5i@69@6<@7l@>O@>O@?@@?@@E_@E_@QG@QG@Qg@Qh@TO@TO@To@To\#
    @Y@@YH@Yo@Yo@[8@[8@[`@[f@\i@\o@^I@^L@j]@j]@mE@mI@n6@n9A17A1=A2kA2lA2nA31A50A53A5dA5eA75A78\#
    A7=A7=A7KA7KA7MA7OA8hA8mA:YA:YAA;AA?AAJAAMAC6AC6AG1AGGAI1AI3AIPAI\AJiAJiALlALoAPkAPkAU4AU6\#
    AWRAWRAXoAY6AZJAZLAZNAZRAa1Aa5Aa`AaaAkgAkhAoEAooBA`BAdBoaBobFY^FY_F[eF[eF\gF\oF]4F]5FjGFjJ\#
    FoRFoRKbLKbLKbOKbOLm@M5TM5ZM5\M63M64M6<M6YM6^M91M95M95M<0M=FMK1MK1MKKMKKMKkMKkMLEMLEMLeMLe\#
    MM?MM?MM_MM_MN9MN9MNYMNYMO3MO3MP0MWoMXgMXjMY]MYdMYfMZ3MZ5MZ;N5?N5?N;oN;oNUNNUONb\Nb\Nb`Nb`\#
    Nd^Nd^Nk`O3eO4=O_:
    """#

  static func contains(_ scalar: UInt32) -> Bool {
    var lower = 0
    var upper = ranges.utf8CodeUnitCount / 6
    while lower < upper {
      let middle = (lower + upper) / 2
      if number(middle * 6 + 3) < scalar { lower = middle + 1 } else { upper = middle }
    }
    return lower < ranges.utf8CodeUnitCount / 6 && number(lower * 6) <= scalar
  }

  private static func number(_ offset: Int) -> UInt32 {
    var number: UInt32 = 0
    for index in offset..<offset + 3 {
      number = number << 6 | UInt32(ranges.utf8Start[index] &- 0x30)
    }
    return number
  }
}
