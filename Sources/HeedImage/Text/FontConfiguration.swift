/// The font configuration that Heed brings along, as fontconfig reads it.
///
/// It names no folder: ``FontFiles`` takes a few files, since every one costs time at the start. The
/// same fonts then give the same pixels, whatever the person's own configuration says.
enum FontConfiguration {
  static let text =
    "<fontconfig><cachedir>/var/cache/fontconfig</cachedir>"
    + "<cachedir prefix=\"xdg\">fontconfig</cachedir>" + rules + "</fontconfig>"

  /// What emoji are drawn with, how bitmaps are scaled, and slanted or heavy letters that a font
  /// does not have.
  private static let rules = """
    <alias binding="same"><family>emoji</family>
    <prefer><family>Noto Color Emoji</family></prefer></alias>
    <match target="font"><test name="outline"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor"><divide><name target="pattern">pixelsize</name>
    <name target="font">pixelsize</name></divide></edit></match>
    <match target="font"><test name="outline"><bool>false</bool></test>
    <edit name="matrix"><times><name>matrix</name><matrix><name>pixelsizefixupfactor</name>
    <double>0</double><double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
    <edit name="size"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>
    </match>
    <match target="font"><test name="slant"><const>roman</const></test>
    <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
    <test name="outline"><bool>true</bool></test>
    <edit name="matrix"><times><name>matrix</name><matrix><double>1</double><double>0.2</double>
    <double>0</double><double>1</double></matrix></times></edit>
    <edit name="slant"><const>oblique</const></edit></match>
    <match target="font"><test name="weight" compare="less_eq"><const>medium</const></test>
    <test target="pattern" name="weight" compare="more_eq"><const>bold</const></test>
    <test name="outline"><bool>true</bool></test>
    <edit name="embolden"><bool>true</bool></edit>
    <edit name="weight"><const>bold</const></edit></match>
    """
}
