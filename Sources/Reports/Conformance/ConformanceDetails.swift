import Audits
internal import Encoding
import Simulator
package import TextIO

/// The details of a product, its vendor and the author of a conformance report.
///
/// People write these details in a file with the keys of OpenACR, because no audit finds them.
package struct ConformanceDetails: Sendable {
  /// A person or organisation.
  struct Contact: Sendable {
    var fields: [String: String] = [:]

    /// Source: OpenACR, the members of `author` and `vendor`.
    static let keys = ["name", "company_name", "address", "email", "phone", "website"]
  }

  var texts: [String: String] = [:]
  var product: [String: String] = [:]
  var author = Contact()
  var vendor = Contact()
  var version = 1
  var catalogue = ConformanceCatalogue.all[0]
  /// The date on which the report was written, such as `2026-11-27`, or `nil` if it is unknown.
  package var reportDate: String?

  static let textKeys = [
    "title", "last_modified_date", "notes", "evaluation_methods_used", "legal_disclaimer",
    "repository", "feedback", "license",
  ]
  private static let productKeys = ["name", "version", "description"]
  private static let otherKeys = [
    "product", "author", "vendor", "version", "report_date", "catalog",
  ]

  package init() {}

  /// Reads the details from a file.
  package init(reading bytes: [UInt8], file: String) throws(InputError) {
    guard let value = try YAMLFile.value(of: bytes, file: file) else { return }
    let reader = DetailsReader(file: file)
    let keys = ConformanceDetails.textKeys + ConformanceDetails.otherKeys
    for member in try reader.members(of: value, "the file", keys: keys) {
      switch member.key {
      case "product":
        product = try reader.texts(of: member, keys: ConformanceDetails.productKeys)
      case "author": author.fields = try reader.texts(of: member, keys: Contact.keys)
      case "vendor": vendor.fields = try reader.texts(of: member, keys: Contact.keys)
      case "report_date": reportDate = try reader.text(of: member)
      case "version":
        let text = try reader.text(of: member)
        guard let number = Int(text), number > 0 else {
          throw reader.error(
            member.value, "version cannot be “\(text)”", "write a whole number, such as 2")
        }
        version = number
      case "catalog": catalogue = try reader.catalogue(of: member)
      default: texts[member.key] = try reader.text(of: member)
      }
    }
  }

  /// The name of the product, or a placeholder.
  var productName: String { product["name"] ?? "Product name (fill in)" }

  var title: String {
    texts["title"] ?? "\(productName) Accessibility Conformance Report (draft)"
  }

  /// The author's details, with placeholders for missing but required details.
  var filledAuthor: [(key: String, text: String)] { author.filled }

  /// The vendor's details, with placeholders for missing but required details.
  var filledVendor: [(key: String, text: String)] { vendor.filled }
}

extension ConformanceDetails.Contact {
  /// The known details, and placeholders for a missing name, company or mail address.
  ///
  /// Assumed: a validator accepts these placeholders; `example.com` belongs to nobody (RFC 2606).
  fileprivate var filled: [(key: String, text: String)] {
    let placeholders = [
      "name": "Name (fill in)", "company_name": "Company (fill in)",
      "email": "fill-in@example.com",
    ]
    return ConformanceDetails.Contact.keys.compactMap { key in
      (fields[key] ?? placeholders[key]).map { (key, $0) }
    }
  }
}

/// A reader of the values in a file of details.
private struct DetailsReader {
  let file: String

  func members(
    of value: YAMLValue, _ name: String, keys: [String]
  ) throws(InputError) -> [YAMLValue.Member] {
    guard case .mapping(let members) = value.content else {
      // A key without a value counts as missing.
      if value.isNull { return [] }
      throw error(
        value, "\(name) cannot be \(value.kind)", "write keys with values, such as “name: Shop”")
    }
    for member in members where !keys.contains(member.key) {
      let nearest =
        member.key.utf8.count < 64 ? NearestWord.nearest(to: member.key, among: keys) : nil
      throw InputError(
        file: file, position: member.position, problem: "“\(member.key)” cannot be set here",
        remedy: nearest.map { "did you mean “\($0)”?" }
          ?? "keys are \(keys.joined(separator: ", "))")
    }
    return members.filter { !$0.value.isNull }
  }

  func texts(
    of member: YAMLValue.Member, keys: [String]
  ) throws(InputError) -> [String: String] {
    var texts: [String: String] = [:]
    for inner in try members(of: member.value, member.key, keys: keys) {
      texts[inner.key] = try text(of: inner)
    }
    return texts
  }

  /// Returns the text of a member.
  ///
  /// A text that should be a mail address, a link or a date is checked, because validators of
  /// OpenACR check it.
  func text(of member: YAMLValue.Member) throws(InputError) -> String {
    guard case .scalar(var text, _) = member.value.content else {
      throw mustBeText(member)
    }
    // A block ends with a line break, which is not part of the text.
    while text.unicodeScalars.last == "\n" { text.unicodeScalars.removeLast() }
    guard !text.isEmpty else { throw mustBeText(member) }
    if member.key == "email", !DetailsReader.isMail(text) {
      throw error(
        member.value, "\(member.key) cannot be “\(text)”", "write one such as name@example.com")
    }
    if ["website", "repository"].contains(member.key), !DetailsReader.isAddress(text) {
      throw error(
        member.value, "\(member.key) cannot be “\(text)”", "write one such as https://example.com")
    }
    if ["report_date", "last_modified_date"].contains(member.key), !DetailsReader.isDate(text) {
      throw error(
        member.value, "\(member.key) cannot be “\(text)”",
        "write one such as 2026-11-27 or 11/27/2026")
    }
    return text
  }

  private func mustBeText(_ member: YAMLValue.Member) -> InputError {
    error(member.value, "\(member.key) must be a text", "write the text, or remove \(member.key)")
  }

  private static func isMail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && isWord(text) && isHost(parts[1])
  }

  private static func isAddress(_ text: String) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
    let host = text.dropFirst(scheme.count).prefix { !"/?#:".contains($0) }
    return isWord(text) && (isHost(host) || host == "localhost")
  }

  private static func isHost(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
  }

  private static func isWord(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0.properties.isWhitespace || $0.value < 0x20 }
  }

  /// Whether a text is a date, such as `2026-11-27` or `11/27/2026`.
  private static func isDate(_ text: String) -> Bool {
    let isISO = text.contains("-")
    let parts = text.split(separator: isISO ? "-" : "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 3, numbers.count == 3 else { return false }
    let year = isISO ? numbers[0] : numbers[2]
    let others = isISO ? [numbers[1], numbers[2]] : [numbers[0], numbers[1]]
    // In a date with slashes, either number can be the month, because some countries write the day
    // first.
    let isInYear = isISO ? others[0] <= 12 : others.contains { $0 <= 12 }
    return (1000...9999).contains(year) && isInYear && others.allSatisfy { (1...31).contains($0) }
  }

  func catalogue(of member: YAMLValue.Member) throws(InputError) -> ConformanceCatalogue {
    let id = try text(of: member)
    guard let catalogue = ConformanceCatalogue.all.first(where: { $0.id == id }) else {
      let ids = ConformanceCatalogue.all.map(\.id).joined(separator: ", ")
      throw error(
        member.value, "announce does not know the catalogue “\(id)”", "write one of \(ids)")
    }
    return catalogue
  }

  func error(_ value: YAMLValue, _ problem: String, _ remedy: String) -> InputError {
    InputError(file: file, position: value.position, problem: problem, remedy: remedy)
  }
}
