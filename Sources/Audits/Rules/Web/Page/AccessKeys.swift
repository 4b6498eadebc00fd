internal import Simulator

extension AuditRule {
  static let accessKeys = page(
    "accesskeys", aliases: ["element_accesskey_unique"], severity: .warning, criteria: [],
    condition: "Two elements have the same access key, and are not links to one address.",
    why: "The key reaches only one of the elements, and people cannot know which.",
    fix: "Give each element a different accesskey, or remove the attribute.",
    examples: [
      .fails(.web, "↓<a href=a accesskey=s>A</a><a href=b accesskey=S>B</a>"),
      .passes(.web, "<a href=a accesskey=s>A</a><a href=b accesskey=t>B</a>"),
      .passes(.web, "<a href=2 accesskey=n>Next</a><p>One</p><a href=2 accesskey=n>Next</a>"),
    ]
  ) { page, findings in
    var keys: [String: [Int]] = [:]
    var order: [String] = []
    for index in page.shown(with: ["accesskey"]) {
      guard let key = page.source[index]["accesskey"]?.lowercased(), !key.isBlank else { continue }
      if keys[key] == nil { order.append(key) }
      keys[key, default: []].append(index)
    }
    for key in order {
      guard let indices = keys[key], indices.count > 1, let first = indices.first,
        !leadTogether(indices, on: page)
      else { continue }
      findings.add(
        element: first, "\(indices.count) elements have the access key “\(key)”.",
        related: indices.dropFirst().flatMap { page.related($0, "It has the same key.") })
    }
  }
  /// Whether all elements with an access key are links to one address.
  ///
  /// The key then always leads there.
  private static func leadTogether(_ indices: [Int], on page: WebPage) -> Bool {
    guard let address = indices.first.flatMap({ page.source[$0]["href"] }) else { return false }
    return indices.allSatisfy { page.source[$0]["href"] == address }
  }
}
