extension Fact {
  /// Whether the name is the prefix of a family of names, such as `android.`.
  var isFamily: Bool { name.last == "." }

  /// Returns the fact with this name, or the fact for a family of names if the name begins with its
  /// prefix.
  static func fact(_ name: String, in facts: [String: Fact]) -> Fact? {
    if let fact = facts[name], !fact.isFamily { return fact }
    guard let stop = name.unicodeScalars.firstIndex(of: ".") else { return nil }
    return facts[String(name.unicodeScalars[...stop])]
  }

  /// Sets the fact to the value in an outline, or clears it if the value is `undefined`.
  func apply(
    _ value: OutlineValue, to subject: inout Subject, at position: Node.Position
  ) throws(OutlineError) {
    if value.isUndefined { return clear(&subject) }
    guard read(&subject, value) else {
      if let (problem, remedy) = refusal?(value) {
        throw OutlineError(problem, remedy: remedy, at: position)
      }
      let given = value.text.map { "“\(OutlineText.excerpt($0.unicodeScalars))”" } ?? "nothing"
      throw OutlineError("“\(name)” cannot be \(given)", remedy: "it takes \(takes)", at: position)
    }
  }

  static func unknown(
    _ name: String, among facts: [Fact], _ form: Form, at position: Node.Position
  ) -> OutlineError {
    let known = facts.filter { !$0.isIgnored && $0.form == form }.map(\.name)
    let (kind, before, after) =
      switch form {
      case .attribute: ("attributes", "[", "]")
      case .property: ("properties", "/", "")
      }
    let suggestion = NearestWord.nearest(to: name, among: facts.map(\.name))
    let list = known.map { $0 + ($0.last == "." ? "…" : "") }.joined(separator: ", ")
    return OutlineError(
      "\(before)\(OutlineText.excerpt(name.unicodeScalars))\(after) is not known",
      remedy: (suggestion.map { "did you mean “\($0)”? " } ?? "") + "\(kind) are \(list)",
      at: position)
  }
}

extension PlatformAttributes {
  /// Returns the reason why this value of a platform's attribute is refused, or `nil` if it is
  /// accepted.
  static func refusal(
    of value: OutlineValue, after prefix: String
  ) -> (problem: String, remedy: String)? {
    let text = value.text ?? ""
    var attributes = Self()
    do throws(PlatformAttributeError) {
      try attributes.set(value.name(after: prefix), to: text)
      return nil
    } catch {
      switch error {
      case .unknownName(let nearest):
        let names = table.rows.prefix(8).map(\.name).joined(separator: ", ")
        return (
          "/\(OutlineText.excerpt(value.name.unicodeScalars)) is not known",
          nearest.map { "did you mean “\(prefix)\($0)”?" }
            ?? "behind /\(prefix) stand the platform's own names, such as \(names)"
        )
      case .unknownValue(let takes):
        let given = text.isEmpty ? "empty" : "“\(OutlineText.excerpt(text.unicodeScalars))”"
        return ("“\(value.name)” cannot be \(given)", "it takes \(takes)")
      }
    }
  }
}

extension Node {
  /// The facts by name, for looking up a name from an outline.
  static let factsByName = Dictionary(uniqueKeysWithValues: facts.map { ($0.name, $0) })
}

extension Screen {
  /// The facts by name, for looking up a name from an outline.
  static let factsByName = Dictionary(uniqueKeysWithValues: facts.map { ($0.name, $0) })
}
