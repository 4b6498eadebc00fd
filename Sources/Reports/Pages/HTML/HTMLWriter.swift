internal import Encoding
internal import Simulator
internal import TextIO

/// A writer of HTML that is always well formed, whatever its texts and attributes contain.
///
/// A closure writes the content of an element. After the closure returns, the writer closes the
/// element. Control characters become visible symbols. Texts from the audited screens are in
/// elements that isolate the writing direction. Attributes keep their value, except for control
/// characters.
struct HTMLWriter {
  /// The elements that reports use.
  enum Tag: String {
    case a, article, audio, bdi, body, button, code, dd, details, div, dl, dt, footer, form, h1, h2,
      h3,
      h4, head, header
    case html, img, input, label, li, link, main, meta, nav, ol, p, script, section, span, style,
      summary
    case table, tbody, td, th, thead, title, tr, ul, output, select, option, del, ins
    case svg, image, desc, g, rect, circle, line, text

    /// Whether the element is void: it has no content and no end tag.
    fileprivate var isVoid: Bool { [.img, .input, .link, .meta].contains(self) }
  }

  /// An attribute with its value.
  struct Attribute {
    let name: String
    let value: String

    init(_ name: StaticString, _ value: String) {
      self.name = "\(name)"
      self.value = value
    }

    init(_ name: StaticString, _ value: Double) {
      // Tenths of a unit are precise enough.
      let tenths = (value * 10).rounded()
      let text = Int(exactly: tenths).map { tenths in
        tenths % 10 == 0
          ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
      }
      self.init(name, text ?? "0")
    }

    static func id(_ value: String) -> Attribute { Attribute("id", value) }
    static func kind(_ value: String) -> Attribute { Attribute("class", value) }
    static func href(_ value: String) -> Attribute { Attribute("href", value) }
    static func lang(_ value: String) -> Attribute { Attribute("lang", value) }
    /// The attribute that makes VoiceOver stop once at a text instead of at each of its parts.
    static var oneText: Attribute { Attribute("role", "text") }
  }

  /// The HTML that has been written.
  private(set) var html = ""

  /// Writes an element with the content that the closure writes.
  mutating func element(
    _ tag: Tag, _ attributes: [Attribute] = [], _ body: (inout HTMLWriter) -> Void = { _ in }
  ) {
    open(tag, attributes)
    guard !tag.isVoid else { return }
    body(&self)
    html += "</\(tag.rawValue)>"
  }

  /// Writes an element that holds a text.
  mutating func element(_ tag: Tag, _ attributes: [Attribute], _ text: String) {
    element(tag, attributes) { $0.text(text) }
  }

  /// Writes an element that holds a text.
  mutating func element(_ tag: Tag, _ text: String) { element(tag, []) { $0.text(text) } }

  /// Writes a text, with control characters as symbols.
  mutating func text(_ text: String) { html += HTMLWriter.escaped(TerminalText.of(text)) }

  /// Writes a text from a screen in an element with the text's own direction and language.
  mutating func authored(_ text: String, language: String? = nil) {
    element(.bdi, language.map { [.lang($0)] } ?? [], text)
  }

  /// Begins a new line of the HTML source.
  mutating func newLine() { html += "\n" }

  /// Writes a style sheet or script of this program, unescaped.
  mutating func resource(_ tag: Tag, _ text: String) {
    open(tag, [])
    html += text
    html += "</\(tag.rawValue)>"
  }

  /// Writes HTML that is already well formed and safe, except for control characters.
  mutating func rendered(_ html: String) { self.html += XMLText.withoutControls(html) }

  private mutating func open(_ tag: Tag, _ attributes: [Attribute]) {
    html += "<\(tag.rawValue)"
    for attribute in attributes {
      html += " \(attribute.name)"
      if !attribute.value.isEmpty { html += "=\"\(HTMLWriter.escaped(attribute.value))\"" }
    }
    html += ">"
  }

  /// Returns the text with markup escaped.
  private static func escaped(_ text: String) -> String {
    text.utf8.allSatisfy(isPlain) ? text : XMLText.escaped(text)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "z") && byte != UInt8(ascii: "\\")
  }
}
