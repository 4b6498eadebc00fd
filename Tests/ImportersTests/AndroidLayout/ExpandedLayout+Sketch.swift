import Simulator

@testable import AndroidImport
@testable import ImportSupport
@testable import Importers
@testable import TextIO

extension ProjectFolder {
  /// Returns the expanded layouts of a file in the project.
  func layouts(
    _ name: String = "res/layout/main.xml", options: ImportOptions = ImportOptions()
  ) throws -> [ExpandedLayout] {
    let path = path(name)
    return try LayoutReader.layouts(
      in: FileBytes.contents(ofFile: path), file: path, options: options)
  }

  /// Returns the first layout of a file.
  func layout(
    _ name: String = "res/layout/main.xml", options: ImportOptions = ImportOptions()
  ) throws -> ExpandedLayout {
    guard let first = try layouts(name, options: options).first else { throw NoLayout() }
    return first
  }

  struct NoLayout: Error {}
}

extension ExpandedLayout {
  /// Returns the layout of a text that belongs to no project, as on standard input.
  static func snippet(
    _ text: String, options: ImportOptions = ImportOptions()
  ) throws -> ExpandedLayout {
    let layouts = try LayoutReader.layouts(in: Array(text.utf8), file: nil, options: options)
    guard let first = layouts.first else { throw ProjectFolder.NoLayout() }
    return first
  }

  /// The tree of views on one line: `LinearLayout(TextView#title “Hello” Button)`.
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

  /// Returns the first view of a class.
  func first(_ viewClass: String) -> LayoutView? {
    all.lazy.map { self[$0] }.first { $0.viewClass == viewClass }
  }

  /// The texts of all `TextView`s.
  var texts: [String?] {
    all.filter { self[$0].viewClass == "TextView" }.map { self[$0].string("text") }
  }

  /// The messages of all diagnostics.
  var sentences: [String] { diagnostics.map(\.message) }

  /// Returns the reasons why a text of the source would be unused on an empty screen.
  func lost(_ source: String) -> [UnusedText.Reason] {
    found.unused(in: []).filter { $0.source == source }.map(\.reason)
  }
}

extension ImportOptions {
  /// Returns the default options after a change.
  static func with(_ change: (inout ImportOptions) -> Void) -> ImportOptions {
    var options = ImportOptions()
    change(&options)
    return options
  }
}
