internal import AccessibilityTree

extension DiagnosticSentence {
  static let noRoutes = repeated(
    .notComputed, "The routes of this navigator are only known at run time; left out")
  static let bars = repeated(
    .assumed, "Headers and tab bars are assumed to be those of React Navigation 7")
  static func tooManyRoutes(_ count: Int) -> DiagnosticSentence {
    repeated(
      .limit, "The navigator has more routes than are shown as screens (first {})", "\(count)")
  }

  static let missingNavigator = repeated(
    .leftOut,
    "The navigator around this screen was not found, so its bars, such as a header, are left out")

  static let tabIcons = repeated(
    .approximation,
    "Icons of tabs are left out; TalkBack may announce the character of an icon font")
  static let unknownTabBar = repeated(
    .notComputed, "The app's own tab bar is only known at run time; left out")

  static func openedFrom(_ previous: String, _ route: String) -> DiagnosticSentence {
    repeated(.assumed, "“{}” is assumed to be opened from “{}”", route, previous)
  }

  static func closedDrawer(_ names: String) -> DiagnosticSentence {
    repeated(.assumed, "The drawer is assumed to be closed; its items are left out: {}", names)
  }

  static func unknownRoute(_ name: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "What route “{}” shows is only known at run time; left out", name)
  }

  static func unknownOptions(_ name: String) -> DiagnosticSentence {
    repeated(.notComputed, "The options of route “{}” are only known at run time", name)
  }
}
