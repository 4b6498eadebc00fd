internal import Configuration
package import Encoding

/// The settings that a user makes in the editor.
///
/// The keys are those of `announce.yaml`, and a few keys for the server.
package struct ClientSettings: Sendable {
  /// The options with their values, in the form of command-line options.
  ///
  /// A flag that is on has one value, the empty text.
  package private(set) var options: [(name: String, values: [String])] = []
  private(set) var showsInlayHints = true
  private(set) var showsCodeLenses = true
  /// The address of a web page with the rules, without a fragment, or `nil` if the user set no
  /// address.
  private(set) var rulesAddress: String?
  /// The reasons for silencing a rule that the user can choose from.
  private(set) var silencingReasons = ClientSettings.usualReasons
  /// The problems with unusable keys and values, one sentence for each problem.
  private(set) var problems: [String] = []

  private static let usualReasons = [
    "false positive", "checked with a screen reader", "accepted for now",
  ]

  /// Creates the default settings.
  package init() {}

  /// Creates the settings from the JSON of a client.
  ///
  /// The settings may be inside an object `announce`. An empty text has no effect, because it is
  /// the default value in some editors.
  package init(_ json: JSON.Value?) {
    guard let json, json.kind == .object else { return }
    for (key, value) in (json.field("announce") ?? json).members
    where value.kind != .null && value.string != "" {
      switch key {
      case "inlayHints": showsInlayHints = value.bool ?? true
      case "codeLenses": showsCodeLenses = value.bool ?? true
      case "rulesAddress": rulesAddress = value.string
      case "silencingReasons":
        let reasons = value.elements.compactMap(\.string)
          .filter { !$0.allSatisfy(\.isWhitespace) }
        if !reasons.isEmpty { silencingReasons = reasons }
      default: add(key, value)
      }
    }
  }

  private mutating func add(_ name: String, _ value: JSON.Value) {
    guard let key = ConfigurationKey.all.first(where: { $0.name == name }) else {
      problems.append("“\(name)” is not a setting; see announce config --help")
      return
    }
    guard let values = ClientSettings.values(of: value, for: key.valueType) else {
      problems.append("“\(name)” cannot be \(value.kindInWords)")
      return
    }
    if !values.isEmpty { options.append((name, values)) }
  }

  /// Returns the values of an option, or `nil` if the JSON has the wrong type for the option.
  private static func values(
    of value: JSON.Value, for type: ConfigurationKey.ValueType
  ) -> [String]? {
    let texts = value.elements.compactMap(text)
    let list = value.kind == .array && texts.count == value.count ? texts : text(value).map { [$0] }
    switch type {
    case .flag: return value.bool.map { $0 ? [""] : [] }
    case .text, .path: return text(value).map { [$0] }
    case .texts, .paths: return list
    case .words: return value.bool.map { $0 ? [""] : [] } ?? list
    case .assignments:
      guard value.kind == .object else { return list }
      let members = value.members
      let pairs = members.compactMap { member in
        text(member.value).map { "\(member.key)=\($0)" }
      }
      return pairs.count == members.count ? pairs : nil
    }
  }

  private static func text(_ value: JSON.Value) -> String? {
    switch value.kind {
    case .string, .number, .bool: value.text
    case .array, .object, .null: nil
    }
  }
}
