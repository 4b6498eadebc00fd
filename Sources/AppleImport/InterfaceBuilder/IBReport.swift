internal import AccessibilityTree
internal import Encoding
internal import ImportSupport

/// The diagnostics of a screen, together with the reasons why parts of the document are not on the
/// screen.
struct IBReport {
  private(set) var reasons: [XMLDocument.ID: UnusedText.Reason] = [:]

  private var collector = DiagnosticCollector(order: DiagnosticSentence.ofViews)

  /// All diagnostics in a fixed order.
  var diagnostics: [ImportDiagnostic] { collector.diagnostics }

  mutating func omit(_ id: XMLDocument.ID, _ reason: UnusedText.Reason) { reasons[id] = reason }

  mutating func inspect(_ element: IBElement, _ node: Node) {
    if let outlet = node.ios.outlet, IBViewKind.of(element).role != .generic {
      add(.outlet, element, outlet)
    }
    if let custom = element.customClass, !custom.hasPrefix("UI") {
      add(.customClass, element, custom)
    }
    if IBFrames.isStale(element) { add(.stale, element) }
    if let text = node.label?.text ?? node.value?.text, IBReport.isPlaceholder(text) {
      add(.placeholderText, element, text.count > 24 ? "\(text.prefix(24))…" : text)
    }
    switch element.name {
    case "tableViewCell" where node.ios.isPrototype == true, "collectionViewCell":
      add(.prototype, element, element.plain("reuseIdentifier"))
    case "pickerView": add(.picker, element)
    case "datePicker":
      if node.ios.datePickerStyle == .wheels { add(.wheels, element) }
      if node.value == nil { add(.date, element) }
    case "wkWebView", "webView", "mapView", "mtkView", "arscnView", "sceneKitView", "skView":
      add(.foreignContent, element, element.name)
    default: break
    }
  }

  mutating func add(
    _ sentence: DiagnosticSentence, _ element: IBElement, _ name: String? = nil
  ) {
    collector.record(sentence, name, at: element.position)
  }

  /// Whether a text is a default text of new views in Interface Builder.
  private static func isPlaceholder(_ text: String) -> Bool {
    ["Label", "Title", "Button", "Item", "Text", "Subtitle", "Detail"].contains(text)
      || text.hasPrefix("Lorem ipsum")
  }
}

extension DiagnosticSentence {
  /// The diagnostics about views, in the order of the report.
  fileprivate static let ofViews = [
    outlet, customClass, placeholderText, stale, arranged, prototype, picker, wheels, date,
    foreignContent, emptyEmbed, deepEmbed, missingView, unknownNavigation,
  ]

  fileprivate static let outlet = DiagnosticSentence(
    .notComputed,
    "[One view is|# views are] connected to code (~), which may change [its|their] announcements at run time.",
    naming: 5)
  fileprivate static let customClass = DiagnosticSentence(
    .unknownClass,
    "[One view has a custom class|# views have custom classes] (~): UIKit's defaults are assumed, from which "
      + "the accessibility properties may differ.", naming: 5)
  fileprivate static let placeholderText = DiagnosticSentence(
    .unresolvedText,
    "[One text looks|# texts look] like Interface Builder's placeholders (~): code most likely replaces "
      + "[it|them].", naming: 5)
  fileprivate static let stale = DiagnosticSentence(
    .uncertainOrder,
    "[One frame is|# frames are] not up to date in the file: the reading order may differ.")
  static let arranged = DiagnosticSentence(
    .uncertainOrder,
    "[One stack view has|# stack views have] frames that are not up to date: the views inside are read in "
      + "the order of the file.")
  fileprivate static let prototype = DiagnosticSentence(
    .notComputed,
    "[One prototype cell represents|# prototype cells represent] rows that come from code (~): each is "
      + "imported once, with the texts of the file.", naming: 5)
  fileprivate static let picker = DiagnosticSentence(
    .notComputed,
    "[One picker has|# pickers have] columns and rows from code: no value is announced.")
  fileprivate static let wheels = DiagnosticSentence(
    .assumed,
    "[One date picker has|# date pickers have] several wheels, which are announced as one.")
  fileprivate static let date = DiagnosticSentence(
    .notComputed,
    "[One date picker shows|# date pickers show] the current date, or one from code: no value is announced."
  )
  fileprivate static let foreignContent = DiagnosticSentence(
    .leftOut,
    "[One view shows|# views show] content that is not in the file (~) and not announced.",
    naming: 5)
  static let emptyEmbed = DiagnosticSentence(
    .leftOut, "[One container shows|# containers show] a scene whose view is not in the file.")
  static let deepEmbed = DiagnosticSentence(
    .limit,
    "[One container is|# containers are] not filled: scenes contain each other too often.")
  static let missingView = DiagnosticSentence(
    .notComputed, "The view of this controller is not in the file: it is created in code.")
  static let unknownNavigation = DiagnosticSentence(
    .notInFormat,
    "The file does not contain the navigation to this screen: it may have a back button first.")
  static let launchScreen = DiagnosticSentence(
    .assumed,
    "This is a launch screen: iOS shows it as a picture, which VoiceOver does not read.")
  static let tvOS = DiagnosticSentence(
    .assumed, "This document is for tvOS: it is read as on iOS.")
  static let noViews = DiagnosticSentence(
    .notComputed, "The file has no views: they are created in code.")
  static let otherSizeClass = DiagnosticSentence(
    .uncertainOrder,
    "The frames are those of the device for which the file was last edited: in this size class the reading "
      + "order may differ.")
  static let orphans = DiagnosticSentence(
    .danglingReference,
    "[One translation is|# translations are] for objects that are not in the file: ~.")

  static func textOutside(_ words: String) -> DiagnosticSentence {
    DiagnosticSentence(.malformed, "Text outside all elements is ignored: “{}”.", words)
  }

  static func undeclaredNamespace(_ prefix: String) -> DiagnosticSentence {
    DiagnosticSentence(.malformed, "No namespace declares the prefix “{}”.", prefix)
  }

  static func noTranslations(into language: String, in paths: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .unresolvedText, "No translation into “{}” was found ({}): the texts are those of the file.",
      language, paths)
  }
}
