internal import Simulator

/// The code for settings in Compose, and the edits that add the code to a file.
enum ComposeEdits {
  /// A setting as Kotlin writes it.
  enum Form {
    /// An argument of the composable.
    case argument(String, String)
    /// A property or function of `Modifier.semantics`.
    case semantics(String)
    /// An argument of `KeyboardOptions`.
    case option(String, String)

    var text: String {
      switch self {
      case .argument(let name, let value): "\(name) = \(value)"
      case .semantics(let statement): "Modifier.semantics { \(statement) }"
      case .option(let name, let value): "KeyboardOptions(\(name) = \(value))"
      }
    }
  }

  /// Returns a setting as code of a composable, or `nil` if the composable has no such setting.
  static func form(_ setting: CodeSetting, of composable: String) -> Form? {
    switch setting {
    case .label(let text):
      guard let literal = CodeEdits.literal(text) else { return nil }
      if fields.contains(composable) { return .argument("label", "{ Text(\(literal)) }") }
      // A content description cannot name a field, because TalkBack does not announce the
      // description while the field has text.
      if composable.hasSuffix("TextField") { return nil }
      return pictures.contains(composable)
        ? .argument("contentDescription", literal) : .semantics("contentDescription = \(literal)")
    case .visibleLabel(let text):
      guard fields.contains(composable) else { return nil }
      return CodeEdits.literal(text).map { .argument("label", "{ Text(\($0)) }") }
    case .decoration:
      return pictures.contains(composable) ? .argument("contentDescription", "null") : nil
    case .heading: return .semantics("heading()")
    case .button: return .semantics("role = Role.Button")
    case .secureEntry: return .argument("visualTransformation", "PasswordVisualTransformation()")
    case .keyboard(.search): return .option("imeAction", "ImeAction.Search")
    case .keyboard(let kind):
      return keyboards[kind].map { .option("keyboardType", "KeyboardType.\($0)") }
    case .purpose(let purpose):
      return purposes[purpose].map { .semantics("contentType = ContentType.\($0)") }
    case .returnKey(let key):
      return keys[key].map { .option("imeAction", "ImeAction.\($0)") }
    case .error(let text):
      return CodeEdits.literal(text).map { .semantics("error(\($0))") }
    case .linkOnly, .scaledFont, .words, .requiredLabel: return nil
    }
  }

  static func edit(_ setting: CodeSetting, _ call: CodeEdits) -> Finding.Fix.Edit? {
    switch setting {
    case .words(let new, let old):
      guard let old = CodeEdits.literal(old), let new = CodeEdits.literal(new) else { return nil }
      return call.replacing(old, with: new)
    case .requiredLabel(let text, let shown):
      guard let shown = CodeEdits.literal(shown),
        let words = CodeEdits.literal("\(text) (required)")
      else { return nil }
      return call.replacing(
        "Text(\(shown))",
        with: "Text(\(shown), Modifier.semantics { contentDescription = \(words) })")
    case .visibleLabel(let text):
      guard let words = CodeEdits.literal(text), fields.contains(call.name) else { return nil }
      let name = "modifier = Modifier.semantics { contentDescription = \(words) }"
      return call.replacing(name, with: "label = { Text(\(words)) }")
    // Code without `isError = true` would announce the error message while the entry is valid.
    case .error where !call.text(call.call.range).contains("isError = true"): return nil
    // A Compose text field with the argument `state` has no visual transformation for passwords.
    case .secureEntry where call.call.parts.contains { $0.name == "state" }: return nil
    default: break
    }
    switch form(setting, of: call.name) {
    case .argument(let name, let value): return set(name, to: value, in: call)
    case .semantics(let statement): return addSemantics(statement, to: call)
    case .option(let name, let value): return setOption(name, to: value, in: call)
    case nil: return nil
    }
  }

  // MARK: Arguments

  /// Returns the edit that gives an argument another value, or adds the argument.
  private static func set(
    _ name: String, to value: String, in call: CodeEdits
  ) -> Finding.Fix.Edit? {
    if let old = call.call.parts.first(where: { $0.name == name }) {
      return old.isTrailing ? nil : call.replacing(old.range, with: value)
    }
    return add("\(name) = \(value)", to: call)
  }

  private static func add(_ argument: String, to call: CodeEdits) -> Finding.Fix.Edit? {
    if let last = call.call.parts.last(where: { !$0.isTrailing }) {
      let indentation = call.indentation(ofLineAt: last.range.lowerBound)
      // If the last argument is on a line of its own, the new argument gets its own line, too.
      let line = call.lineStart(of: last.range.lowerBound)
      let isOnOwnLine =
        line > call.call.range.lowerBound
        && call.text(line..<last.range.lowerBound).allSatisfy {
          $0.isLetter || $0.isNumber || $0 == "=" || $0 == " " || $0 == "\t"
        }
      return call.inserting(
        isOnOwnLine ? ",\n\(indentation)\(argument)" : ", \(argument)",
        at: last.range.upperBound)
    }
    let bytes = call.code.bytes[call.call.range]
    guard let end = bytes.firstIndex(where: { !isOfName($0) }) else { return nil }
    switch bytes[end] {
    case UInt8(ascii: "("):
      let isEmpty = bytes[(end + 1)...].first { $0 != 0x20 && $0 != 0x0A } == UInt8(ascii: ")")
      return isEmpty ? call.inserting(argument, at: end + 1) : nil
    case UInt8(ascii: " "), UInt8(ascii: "{"): return call.inserting("(\(argument))", at: end)
    default: return nil
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  // MARK: Semantics

  private static func addSemantics(
    _ statement: String, to call: CodeEdits
  ) -> Finding.Fix.Edit? {
    let semantics = ".semantics { \(statement) }"
    guard let modifier = call.call.parts.first(where: { $0.name == "modifier" }) else {
      return add("modifier = Modifier\(semantics)", to: call)
    }
    let property = statement.prefix { $0.isLetter }
    let old = call.text(modifier.range)
    guard isChain(old), !old.contains("clearAndSetSemantics"), !old.contains("\(property) =") else {
      return nil
    }
    let lines = old.split(separator: "\n")
    guard lines.count > 1, let last = lines.last,
      last.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix(".")
    else { return call.inserting(semantics, at: modifier.range.upperBound) }
    let indentation = last.prefix { $0 == " " || $0 == "\t" }
    return call.inserting("\n\(indentation)\(semantics)", at: modifier.range.upperBound)
  }

  /// Whether code is a chain of calls, to which another call can be added.
  private static func isChain(_ code: String) -> Bool {
    guard code.utf8.first.map(isOfName) == true else { return false }
    var depth = 0
    var isBehindSpace = false
    for character in code {
      switch character {
      case "(", "{", "[", "<": depth += 1
      case ")", "}", "]", ">":
        depth -= 1
        isBehindSpace = false
      case _ where depth > 0: break
      case ".": isBehindSpace = false
      case _ where character.isWhitespace: isBehindSpace = true
      default:
        guard !isBehindSpace, character.utf8.first.map(isOfName) == true else { return false }
      }
    }
    return depth == 0
  }

  // MARK: Keyboards

  private static func setOption(
    _ name: String, to value: String, in call: CodeEdits
  ) -> Finding.Fix.Edit? {
    guard let options = call.call.parts.first(where: { $0.name == "keyboardOptions" }) else {
      return add("keyboardOptions = KeyboardOptions(\(name) = \(value))", to: call)
    }
    if let old = options.parts.first(where: { $0.name == name }) {
      return call.replacing(old.range, with: value)
    }
    let code = call.text(options.range)
    if code == "KeyboardOptions.Default" {
      return call.replacing(options.range, with: "KeyboardOptions(\(name) = \(value))")
    }
    guard code.hasPrefix("KeyboardOptions"), code.hasSuffix(")") else { return nil }
    if let last = options.parts.last {
      return call.inserting(", \(name) = \(value)", at: last.range.upperBound)
    }
    guard code.hasSuffix("()") else { return nil }
    return call.inserting("\(name) = \(value)", at: options.range.upperBound - 1)
  }

  // MARK: Names

  /// Composables that have a label.
  private static let fields: Set<String> = ["TextField", "OutlinedTextField"]

  /// Composables that have a content description.
  private static let pictures: Set<String> = [
    "Icon", "Image", "AsyncImage", "SubcomposeAsyncImage", "GlideImage", "CoilImage",
  ]

  private static let keyboards: [KeyboardKind: String] = [
    .number: "Number", .decimal: "Decimal", .phone: "Phone", .url: "Uri", .email: "Email",
  ]

  private static let keys: [TextInput.ReturnKey: String] = [
    .next: "Next", .done: "Done", .go: "Go", .search: "Search", .send: "Send",
  ]

  /// The content type of Compose for each purpose; the key is HTML's `autocomplete` word.
  ///
  /// Source: AndroidX Compose UI, ContentType.kt.
  private static let purposes: [String: String] = [
    "email": "EmailAddress", "tel": "PhoneNumber", "name": "PersonFullName",
    "given-name": "PersonFirstName", "family-name": "PersonLastName", "username": "Username",
    "current-password": "Password", "new-password": "NewPassword", "one-time-code": "SmsOtpCode",
    "street-address": "AddressStreet", "postal-code": "PostalCode",
    "address-level2": "AddressLocality", "country-name": "AddressCountry",
    "bday": "BirthDateFull", "cc-number": "CreditCardNumber",
    "cc-exp": "CreditCardExpirationDate", "cc-csc": "CreditCardSecurityCode",
  ]
}
