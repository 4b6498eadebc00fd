/// The attributes by which frameworks handle events of an element, such as `@click` and `(click)`.
///
/// Source: the documentation of Vue, Alpine, Angular, AngularJS, Svelte and Livewire.
enum EventAttribute {
  /// Returns the attribute of HTML that handles the same event, such as `onclick` for `@click`.
  ///
  /// Returns `nil` for other attributes, for handlers of events outside the element, and for
  /// handlers of the escape key, which only closes what the element shows.
  static func handler(_ attribute: String) -> String? {
    guard mayBegin(attribute), let prefix = prefixes.first(where: attribute.hasPrefix) else {
      return nil
    }
    var rest = attribute.dropFirst(prefix.utf8.count)
    if prefix == "(" {
      guard rest.last == ")" else { return nil }
      rest = rest.dropLast()
    }
    let words = rest.split { $0 == "." || $0 == "|" }.map(String.init)
    guard let event = words.first, events.contains(event),
      words.dropFirst().allSatisfy({ !outside.contains($0) })
    else { return nil }
    return "on" + event
  }

  /// Whether an attribute may begin with one of the prefixes.
  ///
  /// This quick check looks at the first byte, and for letters also for a colon or a hyphen.
  private static func mayBegin(_ attribute: String) -> Bool {
    guard let first = attribute.utf8.first else { return false }
    switch first {
    case UInt8(ascii: "@"), UInt8(ascii: "("): return true
    case UInt8(ascii: "d"), UInt8(ascii: "n"), UInt8(ascii: "o"), UInt8(ascii: "v"),
      UInt8(ascii: "w"), UInt8(ascii: "x"):
      return attribute.utf8.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") }
    default: return false
    }
  }

  /// Whether the attributes of an element are its own, and not parameters of a component.
  static func mayHandle(_ element: String) -> Bool { plain.contains(element) }

  private static let prefixes = [
    "@", "(", "v-on:", "x-on:", "on:", "wire:", "ng-", "data-ng-",
  ]

  private static let events: Set<String> = [
    "blur", "click", "dblclick", "focus", "keydown", "keypress", "keyup", "mousedown", "mouseenter",
    "mouseleave", "mouseout", "mouseover", "mouseup",
  ]

  private static let outside: Set<String> = [
    "away", "document", "esc", "escape", "outside", "self", "window",
  ]

  private static let plain: Set<String> = [
    "a", "article", "aside", "b", "blockquote", "button", "code", "dd", "div", "dl", "dt", "em",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "i",
    "img", "input", "label", "li", "main", "nav", "ol", "p", "pre", "section", "select", "small",
    "span", "strong", "svg", "table", "tbody", "td", "textarea", "th", "thead", "tr", "u", "ul",
  ]
}
