/// The font configuration that Heed brings along, as fontconfig reads it.
///
/// It knows few folders and takes few files from them, since every one costs time at the start. The
/// same fonts then give the same pixels, whatever the person's own configuration says.
enum FontConfiguration {
  /// The folders, and the files that are taken from them; most of what is there is left out.
  private static var folders: [(path: String, files: [String])] {
    let scripts = ScriptFonts.all.flatMap { [$0.sans, $0.serif] }.compactMap { $0 }.map { name in
      String(name.filter { $0 != " " })
    }
    let signs = ["NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoSansMono"]
    let noto =
      ["NotoSans", "NotoSerif"].flatMap { stem in
        ["Regular", "Bold", "Italic", "BoldItalic"].map { "\(stem)-\($0).ttf" }
      } + (scripts + signs).flatMap { ["\($0)-Regular.ttf", "\($0)-Bold.ttf"] }
    return [
      ("opentype/inter", ["Inter-*"]), ("opentype/noto", ["NotoSansCJK-*", "NotoSerifCJK-*"]),
      ("truetype/noto", noto + ["NotoColorEmoji.ttf"]),
      ("truetype/dejavu", ["DejaVuSans.ttf", "DejaVuSansMono*"]),
      ("truetype/nunito", ["Nunito-*"]), ("truetype/quicksand", ["Quicksand-*"]),
      ("opentype/quicksand", ["Quicksand-*"]),
    ]
  }

  static var text: String {
    let root = "/usr/share/fonts/"
    var text = "<fontconfig><cachedir>/var/cache/fontconfig</cachedir>"
    text += "<cachedir prefix=\"xdg\">fontconfig</cachedir>"
    text += "<selectfont><rejectfont><glob>*.*</glob></rejectfont></selectfont>"
    for folder in folders {
      text += "<dir>\(root)\(folder.path)</dir><selectfont><acceptfont>"
      // Whole paths: a name that does not fit is then told at its first letter.
      for file in folder.files { text += "<glob>\(root)\(folder.path)/\(file)</glob>" }
      text += "</acceptfont></selectfont>"
    }
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
