internal import Encoding
internal import ImportSupport
internal import Simulator

/// What a screen's document leaves open, gathered so that things of one kind are told once.
struct IBRemarks {
  /// Why parts of the document are not in the screen.
  private(set) var reasons: [XMLDocument.ID: UnusedText.Reason] = [:]

  private var collector = DiagnosticCollector(order: DiagnosticSentence.ofViews)

  /// Everything as diagnostics, in a fixed order.
  var diagnostics: [ImportDiagnostic] { collector.diagnostics }

  mutating func leaveOut(_ id: XMLDocument.ID, _ reason: UnusedText.Reason) { reasons[id] = reason }

  /// Looks at a view that became a node.
  mutating func note(_ element: IBElement, _ node: Node) {
    if let outlet = node.ios.outlet, IBViewKind.of(element).role != .generic {
      add(.outlet, element, outlet)
    }
    if let custom = element.customClass, !custom.hasPrefix("UI") {
      add(.customClass, element, custom)
    }
    if IBFrames.isStale(element) { add(.stale, element) }
    if let text = node.label?.text ?? node.value?.text, IBRemarks.isPlaceholder(text) {
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
    collector.note(sentence, name, at: element.position)
  }

  /// Texts that Interface Builder puts into new views.
  private static func isPlaceholder(_ text: String) -> Bool {
    ["Label", "Title", "Button", "Item", "Text", "Subtitle", "Detail"].contains(text)
      || text.hasPrefix("Lorem ipsum")
  }
}

/// The sentences about documents of Interface Builder.
extension DiagnosticSentence {
  /// The order in which what is noted of views is told.
  fileprivate static let ofViews = [
    outlet, customClass, placeholderText, stale, arranged, prototype, picker, wheels, date,
    foreignContent, emptyEmbed, deepEmbed, missingView, unknownWay,
  ]

  fileprivate static let outlet = DiagnosticSentence(
    .notComputed,
    "[One view is|# views are] connected to code (~), which may change what is said at run time.",
    naming: 5)
  fileprivate static let customClass = DiagnosticSentence(
    .unknownClass,
    "[One view is|# views are] of classes of the app's own (~): what those expose may differ from "
      + "UIKit's defaults, which are assumed.", naming: 5)
  fileprivate static let placeholderText = DiagnosticSentence(
    .unresolvedText,
    "[One text looks|# texts look] like Interface Builder's placeholders (~): code most likely "
      + "replaces what is heard here.", naming: 5)
  fileprivate static let stale = DiagnosticSentence(
    .uncertainOrder,
    "[One frame is|# frames are] not up to date in the file: the order may differ.")
  static let arranged = DiagnosticSentence(
    .uncertainOrder,
    "[One stack view has|# stack views have] frames that are not up to date: the views inside are "
      + "taken one after the other.")
  fileprivate static let prototype = DiagnosticSentence(
    .notComputed,
    "[One prototype cell stands|# prototype cells stand] for rows that come from code (~): each is "
      + "shown once, with the texts of the file.", naming: 5)
  fileprivate static let picker = DiagnosticSentence(
    .notComputed,
    "[One picker has|# pickers have] columns and rows from code: no value is heard.")
  fileprivate static let wheels = DiagnosticSentence(
    .assumed,
    "[One date picker has|# date pickers have] several wheels, which are heard as one.")
  fileprivate static let date = DiagnosticSentence(
    .notComputed,
    "[One date picker shows|# date pickers show] the date of the day, or one from code: no value "
      + "is heard.")
  fileprivate static let foreignContent = DiagnosticSentence(
    .leftOut,
    "[One view shows|# views show] content that is not in the file (~), which is not heard.",
    naming: 5)
  static let emptyEmbed = DiagnosticSentence(
    .leftOut, "[One container shows|# containers show] a scene whose view is not in the file.")
  static let deepEmbed = DiagnosticSentence(
    .limit,
    "[One container is|# containers are] not filled: scenes contain each other too often.")
  static let missingView = DiagnosticSentence(
    .notComputed, "The view of this controller is not in the file: it is made in code.")
  static let unknownWay = DiagnosticSentence(
    .notTold,
    "The file does not tell how this screen is reached: a back button may come first.")
  static let launchScreen = DiagnosticSentence(
    .assumed,
    "This is a launch screen: iOS shows it as a picture, and VoiceOver tells nothing of it.")
  static let tvOS = DiagnosticSentence(
    .assumed, "This document is for tvOS: it is heard as on iOS.")
  static let noViews = DiagnosticSentence(
    .notComputed, "There are no views in the file: they are made in code.")
  static let otherSizeClass = DiagnosticSentence(
    .uncertainOrder,
    "Frames are those of the device the file was last edited on: in this size class the order may "
      + "differ.")
  static let orphans = DiagnosticSentence(
    .danglingReference,
    "[One translation is|# translations are] for objects that are not in the file: ~.")

  static func textOutside(_ words: String) -> DiagnosticSentence {
    DiagnosticSentence(.malformed, "Text outside every element is left out: “{}”.", words)
  }

  static func undeclaredNamespace(_ prefix: String) -> DiagnosticSentence {
    DiagnosticSentence(.malformed, "No namespace declares the prefix “{}”.", prefix)
  }

  static func noTranslations(into language: String, in paths: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .unresolvedText, "There are no translations into “{}” ({}): texts are as in the file.",
      language, paths)
  }
}
