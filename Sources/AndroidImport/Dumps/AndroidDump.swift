internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// The one way from a dump of a running Android app to its screens.
///
/// Files of uiautomator and of Appium differ in the names of tags and in what may be missing; each
/// is read for what it holds, whatever it was taken for.
enum AndroidDump {
  /// Who wrote a dump.
  enum Tool: Sendable {
    case uiautomator, appium
  }

  /// The screens of a file.
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions, by tool: Tool
  ) throws(InputError) -> [ImportedScreen] {
    let source = try DumpSource(bytes, file: file)
    let document = try XMLDocument(parsing: source.bytes, file: file)
    let content = try DumpContent(document, file: file, by: tool)
    if let window = options.window { try check(window, in: content, file: file) }
    var screens: [ImportedScreen] = []
    var names: [String: Int] = [:]
    for (number, group) in content.groups.enumerated() {
      let choice = DumpChoice(of: group, in: content, wanted: options.window)
      var leftOut = FoundTexts()
      if number == 0 { content.noteTextsBetweenTags(in: &leftOut) }
      for window in choice.leftOut { content.leaveOut(window, in: &leftOut) }
      for (place, window) in choice.taken.enumerated() {
        let reader = DumpReader(content: content, window: window, options: options)
        var imported = reader.imported(beside: place == 0 ? leftOut : FoundTexts())
        imported.screen.file = file
        imported.screen.diagnostics =
          source.diagnostics + (place == 0 ? choice.diagnostics : []) + imported.screen.diagnostics
        let isOnly = content.groups.count == 1 && choice.taken.count == 1
        imported.screen.name = isOnly ? file ?? "" : name(of: window, among: &names)
        screens.append(imported)
      }
    }
    return screens
  }

  /// Refuses the name of a window that is not in the dump.
  private static func check(
    _ wanted: String, in content: DumpContent, file: String?
  ) throws(InputError) {
    let windows = content.groups.flatMap { $0 }.filter { !$0.isEmpty }
    guard !windows.contains(where: { $0.isCalled(wanted) }) else { return }
    var names: [String] = []
    for name in windows.flatMap({ [$0.package, $0.title] }) where !name.isEmpty {
      if !names.contains(name) { names.append(name) }
    }
    let list = names.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
    throw InputError(
      file: file, problem: "no window is called “\(wanted)”",
      remedy: names.isEmpty ? "none has a name, so leave it out" : "choose \(list)")
  }

  /// What a window is called among several: its title, else its package; the second one that is
  /// called so has a number.
  private static func name(of window: DumpWindow, among names: inout [String: Int]) -> String {
    let name =
      window.title.isEmpty ? window.package.isEmpty ? "window" : window.package : window.title
    let count = names[name, default: 0] + 1
    names[name] = count
    return count == 1 ? name : "\(name) \(count)"
  }
}
