/// Words that are typical of the names of images.
enum AssetWords {
  /// Words in names of Apple symbols that say how a symbol is drawn.
  static let shapes: Set<String> = [
    "fill", "circle", "square", "slash", "right", "left", "up", "down", "forward", "backward",
    "rectangle", "triangle", "plus", "minus", "xmark", "checkmark", "dashed", "compact", "capsule",
  ]

  /// Words for the usual subjects and purposes of icons.
  static let pictures: Set<String> = [
    "add", "alert", "archive", "arrow", "attach", "back", "battery", "bell", "bluetooth",
    "bookmark", "calendar", "call", "camera", "card", "caret", "cart", "chart", "chat", "check",
    "checkmark", "chevron", "clear", "clock", "close", "cloud", "cog", "comment", "copy", "cross",
    "delete", "dots", "down", "download", "edit", "ellipsis", "error", "expand", "external", "eye",
    "favorite", "favourite", "file", "filter", "flag", "folder", "forward", "gear", "gift",
    "globe", "grid", "heart", "help", "home", "icon", "image", "info", "key", "left", "like",
    "link", "list", "location", "lock", "login", "logo", "logout", "mail", "map", "marker", "menu",
    "message", "mic", "microphone", "minus", "more", "mute", "next", "notification", "options",
    "overflow", "paste", "pause", "pencil", "person", "phone", "photo", "picture", "pin", "play",
    "plus", "previous", "print", "profile", "question", "refresh", "reload", "remove", "right",
    "save", "scan", "search", "send", "settings", "share", "sort", "speaker", "star", "stop",
    "success", "sync", "tag", "tick", "trash", "unlock", "upload", "user", "video", "volume",
    "wallet", "warning", "wifi", "xmark", "zoom",
  ]

  /// Common sizes of icons.
  static let sizes: Set<String> = [
    "16", "18", "20", "24", "28", "32", "36", "40", "44", "48", "56", "64",
  ]

  /// Words with which names of images begin.
  static let prefixes: Set<String> = [
    "ic", "icn", "ico", "icon", "btn", "img", "bg", "fa", "fas", "fab", "mdi", "glyphicon",
    "chevron", "arrow", "caret", "hamburger",
  ]

  /// Words with which names of images end.
  static let suffixes: Set<String> = [
    "icon", "icn", "btn", "img", "expand", "collapse", "chevron", "arrow", "caret", "outlined",
    "unselected", "glyph",
  ]

  /// Words that are common at the end of names of images and at the end of everyday names.
  static let commonSuffixes: Set<String> = [
    "outline", "filled", "fill", "rounded", "circle", "selected", "active", "inactive",
    "highlighted", "pressed",
  ]
}
