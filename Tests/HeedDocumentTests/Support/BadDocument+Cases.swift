extension BadDocument {
  static let all: [BadDocument] = syntax + heads + texts + looks + blocks + actions + wholes

  /// What is no JSON.
  static let syntax: [BadDocument] = [
    BadDocument("§", "", "value has to stand here", schema: false),
    BadDocument("{\"heed\": 1,\n \"title\": §titel}", "", "text in double quotes", schema: false),
    BadDocument("{\"heed\": 1§,\n}", "", "remove it", schema: false),
    BadDocument("{\"heed\": 1 §\"title\": \"x\"}", "", "comma or }", schema: false),
    BadDocument("{\"heed\" §1}", "", "colon", schema: false),
    BadDocument("{\"heed\": 1, §title: \"x\"}", "", "key in double quotes", schema: false),
    BadDocument("{\"heed\": §'1'}", "", "double quotes", schema: false),
    BadDocument("{\"heed\": §01}", "", "begin with 0", schema: false),
    BadDocument("{\"heed\": 1.§}", "", "digit", schema: false),
    BadDocument("{\"heed\": 1, \"title\": §\"x}", "", "close it", schema: false),
    BadDocument("{\"heed\": 1, \"title\": \"a§\nb\"}", "", "escaped", schema: false),
    BadDocument("{\"heed\": 1, \"title\": \"a§\\x\"}", "", "escape is not known", schema: false),
    BadDocument("{\"heed\": 1, \"title\": \"a§\\u12G4\"}", "", "hexadecimal", schema: false),
    BadDocument("{\"heed\": 1, \"title\": \"a§\\uD800\"}", "", "both halves", schema: false),
    BadDocument("{\"heed\": 1, \"corners\": §1e999}", "", "out of range", schema: false),
    BadDocument("{\"heed\": 1}\n§}", "", "nothing may follow", schema: false),
    BadDocument("{\"heed\": 1, §// a remark\n\"title\": \"x\"}", "", "key in", schema: false),
    BadDocument("{\"heed\": 1, \"title\": \"x\"§", "", "ends too early", schema: false),
  ]

  /// Version, features and keys.
  static let heads: [BadDocument] = [
    BadDocument("§[]", "", "object in braces"),
    BadDocument("§\"heed\"", "", "object in braces"),
    BadDocument("§{\"actions\": [{\"title\": \"OK\"}]}", "", "add \"heed\": 1"),
    BadDocument("{\"heed\": §\"1\", \"actions\": [{\"title\": \"x\"}]}", "heed", "has to be 1"),
    BadDocument("{\"heed\": §0, \"actions\": [{\"title\": \"OK\"}]}", "heed", "has to be 1"),
    BadDocument("{\"heed\": §2, \"shape\": \"new\"}", "heed", "add a \"fallback\""),
    BadDocument.member("\"requires\": [\"field\", §\"hologram\"]", "requires[1]", "not known"),
    BadDocument.member("\"requires\": §\"field\"", "requires", "list of features"),
    BadDocument(
      "{\"heed\": 3, \"fallback\": {\"heed\": 1, §\"tittle\": \"x\"}}", "fallback.tittle",
      "unknown key 'tittle'", meant: "title"),
    BadDocument(
      "{\"heed\": 3, \"fallback\": {\"heed\": 1, \"actions\": [{\"id\": §\"\", \"title\": \"x\"}]}}",
      "fallback.actions[0].id", "at least one character"),
    BadDocument.member("\"fallback\": {\"heed\": 1, \"title\": §5}", "fallback.title", "text"),
    BadDocument.member("§\"mesage\": \"x\"", "mesage", "unknown key 'mesage'", meant: "message"),
    BadDocument.member("§\"Title\": \"x\"", "Title", "unknown key 'Title'", meant: "title"),
    BadDocument.member("§\"buttons\": []", "buttons", "remove it, or use one of 'heed'"),
    BadDocument.member("\"title\": \"a\", §\"title\": \"b\"", "title", "at 2:3", schema: false),
    BadDocument.member("\"$schema\": §1", "$schema", "text in double quotes"),
    BadDocument.member("\"language\": §null", "language", "remove the key"),
  ]

  static let texts: [BadDocument] = [
    BadDocument.member("\"title\": §5", "title", "text in double quotes"),
    BadDocument.member("\"title\": {§\"html\": \"<b>x</b>\"}", "title.html", "write the text as"),
    BadDocument.member("\"message\": {§\"markdown\": \"*x*\"}", "message.markdown", "not read yet"),
    BadDocument.member("\"title\": §{}", "title", "add \"text\""),
    BadDocument.member("\"title\": §{\"top\": 90}", "title", "add \"text\""),
    BadDocument.member("\"title\": {\"runs\": [§\"x\"]}", "title.runs[0]", "object in braces"),
    BadDocument.member("\"title\": {\"runs\": [§{}]}", "title.runs[0]", "add \"text\""),
    BadDocument.member("\"title\": {\"runs\": §\"x\"}", "title.runs", "list of runs"),
    BadDocument.member(
      "\"title\": {\"runs\": [], \"align\": §\"centre\"}", "title.align", "'centre'",
      meant: "center"),
    BadDocument.member(
      "\"title\": {\"runs\": [], \"align\": §\"left\"}", "title.align", "use one of 'start'"),
    BadDocument.member("\"title\": {\"runs\": [], \"lines\": §1.5}", "title.lines", "whole number"),
    BadDocument.member("\"title\": {\"runs\": [], \"lines\": §0}", "title.lines", "at least one"),
    BadDocument.member(
      "\"title\": {\"text\": {\"runs\": [], \"lines\": §0}}", "title.text.lines", "at least one"),
    BadDocument.member(
      "\"title\": {\"runs\": [], \"arguments\": §[]}", "title.arguments", "add \"key\""),
    BadDocument.member(
      "\"title\": {\"key\": \"k\", \"arguments\": [§true]}", "title.arguments[0]", "or a number"),
    BadDocument.member(
      "\"title\": {\"runs\": [{\"text\": \"a\"}, {\"text\": \"\"}, {\"text\": \"b\"},"
        + " {\"text\": \"c\", \"link\": §\"javascript:x\"}]}",
      "title.runs[3].link", "may use https"),
    BadDocument.member(
      "\"title\": {\"runs\": [{\"text\": \"a\", §\"colour\": \"red\"}]}", "title.runs[0].colour",
      "unknown key", meant: "color"),
    BadDocument.member(
      "\"title\": {\"runs\": [{\"text\": \"a\", \"font\": {\"size\": §0}}]}",
      "title.runs[0].font.size", "more than 0"),
    BadDocument.member(
      "\"title\": {\"text\": \"x\", §\"runs\": []}", "title.runs", "unknown key 'runs'"),
    BadDocument.member("\"title\": {\"text\": \"x\", \"top\": §-1}", "title.top", "negative"),
  ]

  static let looks: [BadDocument] = [
    BadDocument.member("\"style\": §\"sheeet\"", "style", "unknown value", meant: "sheet"),
    BadDocument.member("\"style\": §1", "style", "one of 'alert', 'sheet', 'card' or 'banner'"),
    BadDocument.member("\"theme\": §\"material\"", "theme", "use one of 'ios'"),
    BadDocument.member("\"theme\": §{\"width\": 3}", "theme", "add \"base\""),
    BadDocument.member("\"theme\": {\"base\": §\"win\"}", "theme.base", "use one of 'ios'"),
    BadDocument.member(
      "\"theme\": {\"base\": \"ios\", \"width\": §-3}", "theme.width", "negative"),
    BadDocument.member("\"background\": §\"#12345\"", "background", "write it like #FF3B30"),
    BadDocument.member("\"background\": §\"#GGG\"", "background", "hexadecimal digits"),
    BadDocument.member("\"background\": §\"rot\"", "background", "write it like #FF3B30"),
    BadDocument.member("\"background\": §\"ligthGray\"", "background", "", meant: "lightGray"),
    BadDocument.member("\"background\": §7", "background", "has to be a color"),
    BadDocument.member("\"background\": §{}", "background", "'gradient', 'image', 'material' or"),
    BadDocument.member(
      "\"background\": {\"light\": \"red\", \"dark\": §{\"light\": \"red\"}}", "background.dark",
      "the same in every appearance"),
    BadDocument.member("\"background\": §{\"dark\": \"red\"}", "background", "add \"light\""),
    BadDocument.member("\"background\": {\"red\": §2}", "background.red", "from 0 to 1"),
    BadDocument.member(
      "\"background\": {\"material\": \"thin\", §\"gradient\": {}}", "background.gradient",
      "remove one"),
    BadDocument.member("\"background\": {\"material\": §\"glass\"}", "background.material", "thin"),
    BadDocument.member(
      "\"background\": {\"gradient\": §{}}", "background.gradient", "add \"colors\""),
    BadDocument.member(
      "\"background\": {\"gradient\": {\"colors\": §[]}}", "background.gradient.colors",
      "at least one color"),
    BadDocument.member(
      "\"background\": {\"gradient\": {\"colors\": [\"red\", \"blue\"], \"stops\": §[0]}}",
      "background.gradient.stops", "as many stops", schema: false),
    BadDocument.member(
      "\"background\": {\"image\": {\"file\": §\"../a.png\"}}", "background.image.file",
      "path below it", schema: false),
    BadDocument.member(
      "\"background\": {\"image\": {\"file\": §\"/a.png\"}}", "background.image.file",
      "path below it"),
    BadDocument.member(
      "\"background\": {\"image\": {\"data\": §\"A\"}}", "background.image.data", "encode"),
    BadDocument.member(
      "\"background\": {\"image\": §{\"size\": [1, 2]}}", "background.image",
      "add one of 'file', 'symbol' or 'data'"),
    BadDocument.member(
      "\"background\": {\"image\": {\"file\": \"a\", §\"symbol\": \"b\"}}",
      "background.image.symbol", "remove one"),
    BadDocument.member("\"border\": {\"width\": §\"1\"}", "border.width", "has to be a number"),
    BadDocument.member("\"shadow\": {\"offset\": §[1]}", "shadow.offset", "[x, y]"),
    BadDocument.member("\"shadow\": {\"offset\": [1, §\"2\"]}", "shadow.offset[1]", "a number"),
    BadDocument.member("\"corners\": §[1, 2]", "corners", "[topLeading,"),
    BadDocument.member("\"corners\": §-1", "corners", "negative"),
    BadDocument.member("\"frame\": {\"width\": §\"100\"}", "frame.width", "\"50%\""),
    BadDocument.member("\"frame\": {\"width\": §\"100%-\"}", "frame.width", "\"50%\""),
    BadDocument.member("\"frame\": {\"width\": §\"-5%\"}", "frame.width", "\"50%\""),
    BadDocument.member("\"frame\": {\"width\": §-5}", "frame.width", "negative"),
    BadDocument.member("\"frame\": {\"edge\": §\"left\"}", "frame.edge", "use one of 'top'"),
    BadDocument.member("\"backdrop\": §\"blur\"", "backdrop", "{\"opacity\": 0.5}"),
    BadDocument.member("\"backdrop\": {\"opacity\": §70}", "backdrop.opacity", "from 0 to 1"),
    BadDocument.member("\"enter\": §\"bounce\"", "enter", "use one of 'none', 'fade'"),
    BadDocument.member("\"enter\": §{\"pose\": {}}", "enter", "add \"duration\""),
    BadDocument.member(
      "\"enter\": {\"duration\": 1, \"curve\": §[0, 1]}", "enter.curve", "[x1, y1, x2, y2]"),
    BadDocument.member(
      "\"enter\": {\"duration\": 1, \"curve\": [§2, 0, 1, 1]}", "enter.curve[0]", "from 0 to 1"),
    BadDocument.member(
      "\"exit\": {\"duration\": 1, \"curve\": {\"spring\": §{}}}", "exit.curve.spring",
      "add \"damping\""),
    BadDocument.member(
      "\"exit\": {\"duration\": 1, \"curve\": {\"spring\": §{\"damping\": 1, \"mass\": 1}}}",
      "exit.curve.spring", "add \"stiffness\""),
    BadDocument.member(
      "\"enter\": {\"duration\": 1, \"pose\": {\"unit\": §\"px\"}}", "enter.pose.unit",
      "use one of 'points'"),
    BadDocument.member("\"direction\": §\"left\"", "direction", "use one of 'ltr'"),
    BadDocument.member(
      "\"direction\": §\"RTL\"", "direction", "unknown value 'RTL'", meant: "rtl"),
    BadDocument.member("\"header\": §{\"height\": 3}", "header", "add \"image\""),
    BadDocument.member(
      "\"header\": {\"image\": {\"file\": \"a\"}, \"height\": 3, \"overhang\": §4}",
      "header.overhang", "sticks out", schema: false),
    BadDocument.member("\"close\": §\"yes\"", "close", "true, false or an object"),
    BadDocument.member("\"close\": {\"corner\": §\"top\"}", "close.corner", "'topLeading'"),
  ]

  static let blocks: [BadDocument] = [
    BadDocument.member("\"content\": §{}", "content", "list of blocks"),
    BadDocument.block("§\"x\"", "", "object in braces"),
    BadDocument.block("§{}", "", "add one of 'image', 'text'"),
    BadDocument.block("{§\"imgae\": {}}", ".imgae", "unknown kind of block", meant: "image"),
    BadDocument.block("{§\"chart\": {}}", ".chart", "use one of 'image'"),
    BadDocument.block("{\"text\": \"a\", §\"space\": 2}", ".space", "remove one"),
    BadDocument.block(
      "{\"space\": 2, §\"font\": {}}", ".font", "unknown key 'font'"),
    BadDocument.block("{\"text\": \"a\", §\"title\": \"b\"}", ".title", "unknown key 'title'"),
    BadDocument.block("{\"space\": §\"8\"}", ".space", "a number"),
    BadDocument.block("{\"space\": §-8}", ".space", "negative"),
    BadDocument.block("{\"separator\": §true}", ".separator", "empty object"),
    BadDocument.block("{\"separator\": {§\"color\": \"red\"}}", ".separator.color", "remove this"),
    BadDocument.block("{\"progress\": §\"half\"}", ".progress", "from 0 to 1, or null"),
    BadDocument.block("{\"progress\": §50}", ".progress", "from 0 to 1"),
    BadDocument.block("{\"text\": \"a\", \"inset\": §[1, 2, 3]}", ".inset", "[top, leading"),
    BadDocument.block("{\"text\": \"a\", \"inset\": §[1, -2]}", ".inset", "negative"),
    BadDocument.block("{\"field\": §{}}", ".field", "add \"id\""),
    BadDocument.block("{\"field\": {\"id\": §\"\"}}", ".field.id", "at least one character"),
    BadDocument.block(
      "{\"field\": {\"id\": \"a\", \"kind\": §\"password\"}}", ".field.kind", "'secure'"),
    BadDocument.block(
      "{\"field\": {\"id\": \"a\", \"minLength\": 5, \"maxLength\": §4}}", ".field.maxLength",
      "fewer than the least", schema: false),
    BadDocument.block(
      "{\"field\": {\"id\": \"a\", \"maxLength\": §1.5}}", ".field.maxLength", "whole number"),
    BadDocument.block(
      "{\"field\": {\"id\": \"a\", \"matches\": §\"b\"}}", ".field.matches", "No other field",
      schema: false),
    BadDocument.block("{\"choices\": §{\"id\": \"a\"}}", ".choices", "add \"items\""),
    BadDocument.block(
      "{\"choices\": {\"id\": \"a\", \"items\": §[]}}", ".choices.items", "at least one item"),
    BadDocument.block(
      "{\"choices\": {\"id\": \"a\", \"items\": [§{\"id\": \"x\"}]}}", ".choices.items[0]",
      "add \"title\""),
    BadDocument.block(
      "{\"choices\": {\"id\": \"a\", \"items\": [{\"id\": \"x\", \"title\": \"X\"}],"
        + " \"selected\": [§\"y\"]}}",
      ".choices.selected[0]", "No item has the id", schema: false),
    BadDocument.block("{\"switch\": §{\"id\": \"a\"}}", ".switch", "add \"title\""),
    BadDocument.block("{\"slot\": §{}}", ".slot", "add \"id\""),
    BadDocument.member(
      "\"content\": [{\"slot\": {\"id\": \"a\"}}, {\"slot\": {\"id\": §\"a\"}}]",
      "content[1].slot.id", "give each its own", schema: false),
  ]

  static let actions: [BadDocument] = [
    BadDocument("{\"heed\": 1, \"actions\": §{}}", "actions", "list of actions"),
    BadDocument("{\"heed\": 1, \"actions\": [§\"OK\"]}", "actions[0]", "object in braces"),
    BadDocument("{\"heed\": 1, \"actions\": [§{}]}", "actions[0].title", "title or a picture"),
    .action("§\"titel\": \"x\"", ".titel", "unknown key 'titel'", meant: "title"),
    .action("\"id\": §7", ".id", "text in double quotes"),
    .action("\"role\": §\"canel\"", ".role", "unknown value 'canel'", meant: "cancel"),
    .action("\"role\": §\"primary\"", ".role", "use one of 'default', 'cancel'"),
    .action("\"enabled\": §\"no\"", ".enabled", "true or false"),
    .action("\"imageSide\": §\"left\"", ".imageSide", "'leading'"),
    .action("\"image\": §\"a.png\"", ".image", "object in braces"),
    .action("\"font\": {\"weight\": §\"bald\"}", ".font.weight", "'bald'", meant: "bold"),
    .action("\"height\": §\"40\"", ".height", "a number"),
    .action("\"countdown\": §-5", ".countdown", "negative"),
    BadDocument(
      "{\"heed\": 1, \"actions\": [{\"id\": \"a\", \"title\": \"x\"},\n {\"id\": §\"a\","
        + " \"title\": \"y\"}]}", "actions[1].id", "give each its own", schema: false),
    BadDocument(
      "{\"heed\": 1, \"actions\": [\n {\"title\": \"x\", \"role\": \"cancel\"},\n"
        + " {\"title\": \"y\", \"role\": §\"cancel\"}]}", "actions[1].role",
      "already a cancel action at 2:25", schema: false),
    BadDocument(
      "{\"heed\": 1, \"actions\": [{\"title\": \"x\", \"role\": \"cancel\"},\n"
        + " {\"title\": \"y\", \"key\": \"a\"}, {\"title\": \"z\", \"key\": §\"a\"}]}",
      "actions[2].key", "give each its own", schema: false),
  ]

  /// What only the whole shows.
  static let wholes: [BadDocument] = [
    BadDocument("§{\"heed\": 1, \"title\": \"x\"}", "", "add an enabled action", schema: false),
    BadDocument(
      "{\"heed\": 1, \"actions\": §[{\"title\": \"x\", \"enabled\": false}]}", "actions",
      "add an enabled action", schema: false),
    .member("\"preferred\": §\"nobody\"", "preferred", "No action has the id", schema: false),
    .member("\"dismiss\": {\"timeout\": §0}", "dismiss.timeout", "more than 0"),
    .member("\"dismiss\": {\"forced\": §\"yes\"}", "dismiss.forced", "true or false"),
    .member("\"dismiss\": {§\"tap\": true}", "dismiss.tap", "use one of 'outsideTap'"),
    .member(
      "\"dismiss\": {\"forced\": true, \"swipe\": §true}", "dismiss.swipe", "remove one",
      schema: false),
    .member(
      "\"dismiss\": {\"forced\": true},\n \"close\": §true", "close", "remove one", schema: false),
  ]
}
