internal import Simulator
public import TextIO

extension [ImportedScreen] {
  /// The screens of these names in the order of the file; all of them when no name is given.
  ///
  /// A name is that of a screen in full, else but for upper and lower case, else a part of one or
  /// several names. The title that people see serves as well. The error lists the names there are.
  public func named(
    _ names: [String], file: String? = nil
  ) throws(InputError) -> [ImportedScreen] {
    guard !names.isEmpty else { return self }
    var chosen = Set<Int>()
    for name in names {
      let found = places(of: name)
      guard !found.isEmpty else { throw noScreen(name, file: file) }
      chosen.formUnion(found)
    }
    return indices.filter(chosen.contains).map { self[$0] }
  }

  private func places(of name: String) -> [Int] {
    let wanted = name.lowercased()
    let tests: [(String) -> Bool] = [
      { $0 == name }, { $0.lowercased() == wanted },
      { $0.lowercased().range(ofScalars: wanted) != nil },
    ]
    for test in tests {
      for name in [{ $0.name }, { $0.title ?? "" }] as [(Screen) -> String] {
        let places = indices.filter { test(name(self[$0].screen)) }
        if !places.isEmpty { return places }
      }
    }
    return []
  }

  private func noScreen(_ name: String, file: String?) -> InputError {
    let shown = prefix(20).map { "“\($0.screen.name)”" }.joined(separator: ", ")
    let more = count > 20 ? " or one of \(count - 20) more" : ""
    return InputError(
      file: file, problem: "no screen is called “\(name)”", remedy: "choose \(shown)\(more)")
  }
}
