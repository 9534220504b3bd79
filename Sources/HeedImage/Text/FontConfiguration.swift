/// The font configuration that Heed brings along, as fontconfig reads it.
///
/// It knows few folders and takes few files from them, since every one costs time at the start. The
/// same fonts then give the same pixels, whatever the person's own configuration says.
enum FontConfiguration {
  private static let folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/truetype/nunito", "/usr/share/fonts/truetype/quicksand",
    "/usr/share/fonts/opentype/quicksand",
  ]

  /// Files that are taken; of what is in the folders, most is left out.
  private static var files: [String] {
    let plain = ["Regular", "Bold", "Italic", "BoldItalic"]
    var files = ["Inter-*", "Nunito-*", "Quicksand-*", "NotoColorEmoji.ttf"]
    files += ["NotoSansCJK-*", "NotoSerifCJK-*", "NotoSansMono-Regular.ttf"]
    files += ["NotoSansMono-Bold.ttf", "DejaVuSans.ttf", "DejaVuSansMono*"]
    var stems = ["NotoSans", "NotoSerif", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath"]
    for fonts in ScriptFonts.all {
      stems.append(String(fonts.sans.filter { $0 != " " }))
      stems.append(String(fonts.serif.filter { $0 != " " }))
    }
    for stem in stems {
      let styles = stem == "NotoSans" || stem == "NotoSerif" ? plain[...] : plain[..<2]
      files += styles.map { "\(stem)-\($0).ttf" }
    }
    return files
  }

  static var text: String {
    var text = "<fontconfig>"
    for folder in folders { text += "<dir>\(folder)</dir>" }
    text += "<cachedir>/var/cache/fontconfig</cachedir>"
    text += "<cachedir prefix=\"xdg\">fontconfig</cachedir><selectfont>"
    text += "<rejectfont><glob>*.*</glob></rejectfont><acceptfont>"
    for file in files { text += "<glob>*/\(file)</glob>" }
    text += "</acceptfont></selectfont>"
    return text + rules + "</fontconfig>"
  }

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
