import Importers
import Simulator

/// The files a command was given, read one after the other.
///
/// What is wrong with one does not keep the others from being read.
struct ScreenFiles {
  private let files: [String]
  private let format: InputFormat?
  private let options: ImportOptions
  private let names: [String]

  /// The files among what was typed.
  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no file was given", remedy: "name a file, or - for standard input")
    }
    files = arguments.operands
    format = arguments.value(of: .input).flatMap(InputFormat.init)
    options = try ImportOptions(arguments)
    names = arguments.values(of: .screen) + arguments.values(of: .scene)
  }

  /// Hands every screen to `body` and returns the exit status.
  func forEach(
    in surroundings: Surroundings, _ streams: inout Streams,
    _ body: (ImportedScreen, inout Streams) -> Void
  ) -> Int32 {
    let start = surroundings.now()
    var status: Int32 = 0
    for (place, file) in files.enumerated() where !streams.output.isClosed {
      if place > 0, surroundings.isErrorTerminal, surroundings.now() - start > 1 {
        streams.complain("announce: reading \(file), \(place + 1) of \(files.count)")
        streams.errors.flush()
      }
      do {
        let screens = try surroundings.screens(file, as: format, options: options)
        for screen in try chosen(of: screens, in: file) where !streams.output.isClosed {
          body(screen, &streams)
        }
      } catch {
        streams.complain(error)
        status = 2
      }
    }
    return status
  }

  /// The screens that were asked for by name, all of them without a name.
  private func chosen(
    of screens: [ImportedScreen], in file: String
  ) throws(ImportError) -> [ImportedScreen] {
    guard !names.isEmpty else { return screens }
    var chosen = Set<Int>()
    for name in names {
      let found = ScreenFiles.places(of: name, in: screens.map(\.screen.name))
      guard !found.isEmpty else { throw noScreen(name, among: screens, in: file) }
      chosen.formUnion(found)
    }
    return screens.indices.filter(chosen.contains).map { screens[$0] }
  }

  /// Names that are equal, else equal but for case, else that contain what was typed.
  private static func places(of name: String, in names: [String]) -> [Int] {
    let wanted = name.lowercased()
    let tests: [(String) -> Bool] = [
      { $0 == name }, { $0.lowercased() == wanted }, { $0.lowercased().contains(wanted) },
    ]
    for test in tests {
      let places = names.indices.filter { test(names[$0]) }
      if !places.isEmpty { return places }
    }
    return []
  }

  private func noScreen(
    _ name: String, among screens: [ImportedScreen], in file: String
  ) -> ImportError {
    let shown = screens.prefix(20).map { "“\($0.screen.name)”" }.joined(separator: ", ")
    let more = screens.count > 20 ? " or one of \(screens.count - 20) more" : ""
    return ImportError(
      file: file, problem: "no screen is called “\(name)”", remedy: "choose \(shown)\(more)")
  }
}
