import Simulator

@testable import AndroidImport
@testable import ImportSupport
@testable import Importers
@testable import TextIO

extension ProjectFolder {
  /// The layouts that a file of the project becomes.
  func layouts(
    _ name: String = "res/layout/main.xml", options: ImportOptions = ImportOptions()
  ) throws -> [ExpandedLayout] {
    let path = path(name)
    return try LayoutReader.layouts(
      in: FileBytes.contents(ofFile: path), file: path, options: options)
  }

  /// The first layout of a file.
  func layout(
    _ name: String = "res/layout/main.xml", options: ImportOptions = ImportOptions()
  ) throws -> ExpandedLayout {
    guard let first = try layouts(name, options: options).first else { throw NoLayout() }
    return first
  }

  struct NoLayout: Error {}
}

extension ExpandedLayout {
  /// A layout from text alone, as from standard input.
  static func snippet(
    _ text: String, options: ImportOptions = ImportOptions()
  ) throws -> ExpandedLayout {
    let layouts = try LayoutReader.layouts(in: Array(text.utf8), file: nil, options: options)
    guard let first = layouts.first else { throw ProjectFolder.NoLayout() }
    return first
  }

  /// The tree in one line: `LinearLayout(TextView#title “Hello” Button)`.
  var sketch: String { roots.map(sketch).joined(separator: " ") }

  private func sketch(_ id: ID) -> String {
    let view = self[id]
    var words = view.viewClass
    if view.isSample { words += "?" }
    if let name = view.id() { words += "#\(name)" }
    if let text = view.string("text") { words += " “\(text)”" }
    let below = children(of: id).map(sketch)
    return below.isEmpty ? words : "\(words)(\(below.joined(separator: " ")))"
  }

  /// The first view of a class.
  func first(_ viewClass: String) -> LayoutView? {
    all.lazy.map { self[$0] }.first { $0.viewClass == viewClass }
  }

  /// The texts of all `TextView`s.
  var texts: [String?] {
    all.filter { self[$0].viewClass == "TextView" }.map { self[$0].string("text") }
  }

  /// All diagnostics as sentences.
  var sentences: [String] { diagnostics.map(\.message) }

  /// Texts that are nowhere, given that nothing is.
  func lost(_ source: String) -> [UnusedText.Reason] {
    found.unused(in: []).filter { $0.source == source }.map(\.reason)
  }
}

extension ImportOptions {
  /// Options with some changed.
  static func with(_ change: (inout ImportOptions) -> Void) -> ImportOptions {
    var options = ImportOptions()
    change(&options)
    return options
  }
}
