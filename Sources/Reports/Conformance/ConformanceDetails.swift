import Audits
internal import Encoding
import Simulator
package import TextIO

/// What a conformance report says about the product and the people, which no audit can know.
///
/// The keys of its file are those of OpenACR.
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

  /// The author with placeholders for what a report needs.
  var filledAuthor: [(key: String, text: String)] { author.filled }

  /// The vendor with placeholders for what a report needs.
  var filledVendor: [(key: String, text: String)] { vendor.filled }
}

extension ConformanceDetails.Contact {
  /// What is known, and placeholders for the name, the company and the address for mail.
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

/// A reader of the values of details.
private struct DetailsReader {
  let file: String

  func members(
    of value: YAMLValue, _ name: String, keys: [String]
  ) throws(InputError) -> [YAMLValue.Member] {
    guard case .mapping(let members) = value.content else {
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
    return members
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

  /// Returns a text; checks mail addresses and links, because validators do.
  func text(of member: YAMLValue.Member) throws(InputError) -> String {
    guard case .scalar(let text, _) = member.value.content, !text.isEmpty else {
      throw error(
        member.value, "\(member.key) must be a text", "write the text, or remove \(member.key)")
    }
    if member.key == "email", text.split(separator: "@").count != 2 {
      throw error(
        member.value, "“\(text)” is no mail address", "write one such as name@example.com")
    }
    if ["website", "repository"].contains(member.key), !text.hasPrefix("https://"),
      !text.hasPrefix("http://")
    {
      throw error(member.value, "“\(text)” is no address", "write one such as https://example.com")
    }
    return text
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
