internal import Simulator

extension AuditRule {
  static let longNumber = AuditRule(
    id: "long-number", aliases: ["LONG_NUMBER_NOT_FORMATTED"], layer: .announcement,
    severity: .warning,
    condition: "A text contains twelve or more digits without a space.",
    why: "Voices read such a number as millions and billions, and nobody can write that down.",
    fixes: .everywhere(
      "Put spaces between groups of digits.",
      except: [
        .ios: "Put spaces between groups of digits, at least in accessibilityLabel.",
        .reactNative: "Put spaces between groups of digits, at least in accessibilityLabel.",
      ]),
    requiredFacts: [.label, .words],
    examples: [
      .fails(.web, "<p>↓Card 4111111111111111</p>"),
      .passes(.web, "<p>Card 4111 1111 1111 1111</p>"),
      .fails(.reactNative, "export default () => ↓<Text>4111111111111111</Text>;"),
      .passes(.reactNative, "export default () => <Text>4111 1111 1111 1111</Text>;"),
      .fails(.design, "- ↓text: 123456789012"),
      .passes(.design, "- text: 12345678901"),
      .fails(layout: #"↓<TextView android:text="Account 123456789012345"/>"#),
      .passes(layout: #"<TextView android:text="Account 1234 5678 9012 345"/>"#),
      .fails(ios: [.found(.text, "Account 123456789012345")]),
      .passes(ios: [.other(.text, "Account 1234 5678 9012 345")]),
    ]
  ) { subject, findings in
    var nodes = subject.screen.preorder
    while let visit = nodes.next() {
      let node = subject.screen[visit.index]
      if let hidden = node.hidden, !hidden.keepsChildren {
        nodes.skipDescendants(of: visit)
        continue
      }
      if node.isNamedByAuthor { nodes.skipDescendants(of: visit) }
      guard node.role == .text || node.label?.origin != .content,
        node.knownReactNative?.isAccessible != false, longestNumber(in: node.name) >= 12
      else { continue }
      findings.add(
        visit.index,
        "“\(Wording.collapsingWhitespace(node.name))” contains a long number without spaces.")
    }
  }

  /// Returns the length of the longest run of digits.
  private static func longestNumber(in text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      var (longest, run) = (0, 0)
      for byte in bytes {
        run = (0x30...0x39).contains(byte) ? run + 1 : 0
        longest = max(longest, run)
      }
      return longest
    }
  }
}
