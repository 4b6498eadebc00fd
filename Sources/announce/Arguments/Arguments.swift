import Browsers
import LivePages

/// The options and operands of a command.
struct Arguments: Sendable {
  /// The arguments that are not options, in order.
  private(set) var operands: [String] = []
  /// The users and passwords from addresses on the command line, by the origin of the address.
  private(set) var credentials: [String: PageAccess.Credentials] = [:]
  /// The listed pages whose origin differs from the origin of their sitemap.
  ///
  /// Cookies, header fields and passwords for the sitemap's origin are not sent to these pages.
  private(set) var foreignPages: Set<String> = []
  /// The sign-in with which the lists of pages were fetched.
  ///
  /// The pages use the same sign-in.
  private(set) var signIn: PageSignIn?
  private var given: [(name: String, value: String)] = []
  /// The names of the options whose values come from a configuration file.
  private var configured: Set<String> = []

  func has(_ option: Option) -> Bool { given.contains { $0.name == option.name } }

  /// Returns all values of an option, in the order of the command line.
  func values(of option: Option) -> [String] {
    given.filter { $0.name == option.name }.map(\.value)
  }

  /// Returns the last value of an option; earlier values have no effect.
  func value(of option: Option) -> String? { values(of: option).last }

  /// Whether the output format is a single document for one result.
  var wantsOneDocument: Bool {
    wantsJSON || value(of: .textOrJSON).map { ["sarif", "junit"].contains($0) } ?? false
  }

  /// Whether the output format is JSON.
  var wantsJSON: Bool { value(of: .textOrJSON) == "json" }

  /// Returns the value of an option as an integer within a range, or `nil` if the option is
  /// missing.
  func number(
    of option: Option, in range: some RangeExpression<Int>, remedy: String
  ) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("--\(option.name) cannot be “\(text)”", remedy: remedy)
    }
    return number
  }

  /// The names of the options that were given.
  var givenNames: Set<String> { Set(given.map(\.name)) }

  /// Returns these arguments with their operands replaced.
  func with(operands: [String]) -> Arguments {
    var some = self
    some.operands = operands
    return some
  }

  /// Returns these arguments with more operands.
  ///
  /// - Parameters:
  ///   - foreign: The new operands whose origin differs from the origin of their sitemap.
  ///   - signIn: The sign-in that the new operands share.
  func adding(
    operands new: [String], foreign: Set<String>, signIn: PageSignIn?
  ) -> Arguments {
    var some = self
    some.operands += new
    some.foreignPages.formUnion(foreign)
    some.signIn = signIn
    return some
  }

  /// Adds the user and the password from an address.
  mutating func add(
    _ found: PageAccess.Credentials, of address: PageAddress
  ) throws(UsageError) {
    guard (credentials[address.origin] ?? found) == found else {
      throw UsageError(
        "\(address.origin) has two users or passwords", remedy: "give one of them only")
    }
    credentials[address.origin] = found
  }

  /// Returns these arguments with one value for an option, which replaces all earlier values.
  func with(_ value: String, of option: Option) throws(UsageError) -> Arguments {
    var some = self
    some.given.removeAll { $0.name == option.name }
    some.given.append((option.name, try Arguments.checked(value, for: option)))
    return some
  }

  /// Whether an option comes from `announce.yaml`.
  ///
  /// If so, the option may be meant for files that this command does not read.
  func isConfigured(_ option: Option) -> Bool { configured.contains(option.name) }

  /// Adds values of an option from a configuration file.
  mutating func add(_ values: [String], of option: Option) throws(UsageError) {
    configured.insert(option.name)
    for value in values {
      let value = value.isEmpty ? value : try Arguments.checkedWord(value, for: option)
      given.append((option.name, value))
    }
  }

  private static func checkedWord(
    _ value: String, for option: Option
  ) throws(UsageError) -> String {
    if case .list(let words, _) = option.value {
      return try checked(value, for: option, among: words)
    }
    return try checked(value, for: option)
  }

  /// Parses the words of a command line by the declaration of the command.
  init(_ words: some Collection<String>, for declaration: Declaration) throws(UsageError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word.hasPrefix("-"), word != "-" {
        try readOption(word, &rest, declaration)
      } else {
        operands.append(word)
      }
    }
    if operands.isEmpty, case .paths = declaration.operands { operands = ["."] }
    try removeCredentials()
  }

  /// The options whose value is the address of a site.
  private static let addressOptions: Set<String> = Set(
    [Option.storybook, .sitemap, .base].map(\.name))

  /// Removes users and passwords from addresses, because the output contains addresses as names.
  private mutating func removeCredentials() throws(UsageError) {
    for index in operands.indices {
      operands[index] = try removingCredentials(operands[index])
    }
    for index in given.indices where Arguments.addressOptions.contains(given[index].name) {
      given[index].value = try removingCredentials(given[index].value)
    }
  }

  private mutating func removingCredentials(_ word: String) throws(UsageError) -> String {
    let (text, found) = PageAddress.withoutCredentials(word)
    guard let found, ["http:", "https:"].contains(where: word.lowercased().hasPrefix) else {
      return word
    }
    if let address = PageAddress(text) { try add(found, of: address) }
    return text
  }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>, _ declaration: Declaration
  ) throws(UsageError) {
    let pieces = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = String(pieces[0])
    let attached = pieces.count > 1 ? String(pieces[1]) : nil
    let option = try Arguments.option(typed, of: declaration)
    switch option.value {
    case .none:
      guard attached == nil else {
        throw UsageError(
          "--\(option.name) takes no value", remedy: "remove “=” and the value")
      }
      given.append((option.name, ""))
    case .list(let words, _):
      for word in (attached ?? "").split(separator: ",") {
        given.append((option.name, try Arguments.checked(String(word), for: option, among: words)))
      }
      if attached == nil { given.append((option.name, "")) }
    case .text, .oneOf:
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError("--\(option.name) needs a value", remedy: "write \(option.usage)")
      }
      given.append((option.name, try Arguments.checked(value, for: option)))
    }
  }

  private static func option(
    _ typed: String, of declaration: Declaration
  ) throws(UsageError) -> Option {
    if typed == "-h" { return .help }
    let options = declaration.allOptions
    let known = options.first { "--\($0.name)" == typed || $0.letter.map { "-\($0)" } == typed }
    if let known { return known }
    let name = String(typed.drop { $0 == "-" })
    if let present = FormerNames.option(name), options.contains(where: { $0.name == present }) {
      throw UsageError("unknown option “\(typed)”", remedy: "write --\(present)")
    }
    let owners = allCommands.map { $0.declaration }.filter { other in
      !other.name.isEmpty && other.options.contains { $0.name == name }
    }
    if !owners.isEmpty {
      let names = owners.map { "“announce \($0.name)”" }.joined(separator: ", ")
      throw UsageError("unknown option “\(typed)”", remedy: "it is an option of \(names)")
    }
    throw UsageError(
      "unknown option “\(typed)”",
      remedy: Suggestion.remedy(
        for: name, among: options.map(\.name), called: "options", before: "--"))
  }

  private static func checked(_ value: String, for option: Option) throws(UsageError) -> String {
    guard case .oneOf(let words) = option.value else { return value }
    return try checked(value, for: option, among: words)
  }

  private static func checked(
    _ value: String, for option: Option, among words: [String]
  ) throws(UsageError) -> String {
    guard !words.contains(value) else { return value }
    if let word = words.first(where: { $0 == value.lowercased() }) { return word }
    if let present = FormerNames.value(value, of: option), words.contains(present) {
      let separator = if case .list = option.value { "=" } else { " " }
      throw UsageError(
        "--\(option.name) cannot be “\(value)”",
        remedy: "write --\(option.name)\(separator)\(present)")
    }
    throw UsageError(
      "--\(option.name) cannot be “\(value)”",
      remedy: Suggestion.remedy(for: value, among: words, called: "its values"))
  }
}
