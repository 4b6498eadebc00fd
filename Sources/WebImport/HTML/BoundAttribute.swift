/// An attribute by which a script or a server sets another attribute or the content of an element.
///
/// Examples are `[alt]` and `[attr.aria-label]` of Angular, `:alt` and `v-text` of Vue, `x-text` of
/// Alpine, `th:text` of Thymeleaf, `ng-bind` of AngularJS, `data-bind` of Knockout, and
/// `data-i18n` and `data-l10n-id` of translation libraries.
struct BoundAttribute {
  /// Whether code sets the content of the element.
  let isContent: Bool
  /// The attribute that code sets; `unknown` for the content.
  let attribute: AttributeName

  /// Creates the binding that an attribute makes; returns `nil` if the attribute is no binding.
  ///
  /// - Parameter spelling: The name of the attribute in lower case.
  init?(_ spelling: String, value: String) {
    let target = BoundAttribute.target(of: spelling)
    isContent =
      target.map(BoundAttribute.contentTargets.contains)
      ?? BoundAttribute.contentAttributes.contains(spelling)
      || spelling == "data-bind" && (value.contains("text") || value.contains("html"))
      || spelling.hasPrefix("data-i18n") || spelling.hasPrefix("data-l10n-id")
    attribute = target.flatMap { AttributeName.bySpelling[$0] } ?? .unknown
    guard isContent || attribute != .unknown else { return nil }
  }

  /// Returns the attribute that a binding names, such as `alt` for `[alt]`.
  private static func target(of spelling: String) -> String? {
    if spelling.hasPrefix("["), spelling.hasSuffix("]") {
      let name = spelling.dropFirst().dropLast()
      return String(name.hasPrefix("attr.") ? name.dropFirst(5) : name)
    }
    for prefix in [":", "v-bind:", "x-bind:", "th:", "data-th-", "ng-attr-"]
    where spelling.hasPrefix(prefix) {
      return String(spelling.dropFirst(prefix.utf8.count))
    }
    return nil
  }

  private static let contentAttributes: Set = [
    "v-text", "v-html", "x-text", "x-html", "ng-bind", "ng-bind-html",
  ]

  /// The targets of bindings that set the content of an element.
  private static let contentTargets: Set = [
    "text", "utext", "innertext", "innerhtml", "textcontent",
  ]
}
