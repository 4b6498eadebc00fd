import Simulator

/// Functions that build screens of web pages for tests, without a parser.
enum WebPage {
  /// Returns a page with the given elements in its body.
  static func page(_ branches: Branch...) -> Screen {
    Screen([element("body", of: branches)], origin: .web)
  }

  /// Returns an element; an inline element does not divide the text around it.
  static func element(
    _ name: String, _ role: Role = .generic, label: AuthoredText? = nil, inline: Bool = false,
    of children: [Branch] = [], change: (inout Node) -> Void = { _ in }
  ) -> Branch {
    var node = Node(role, label: label)
    node.web = WebFacts(element: name, display: inline ? .inline : .block)
    change(&node)
    return Branch(node, children: children)
  }

  /// Returns a text node.
  static func text(_ text: String) -> Branch {
    var node = Node(.text, label: AuthoredText(text, from: .content))
    node.web = WebFacts(element: "")
    return Branch(node)
  }

  /// Returns a paragraph of text.
  static func paragraph(_ words: String) -> Branch {
    element("p", .paragraph, of: [text(words)])
  }

  /// Returns an input with a label.
  static func input(
    _ role: Role, _ label: String, type: String = "text", value: Value? = nil,
    change: (inout Node) -> Void = { _ in }
  ) -> Branch {
    element("input", role, label: AuthoredText(label, from: .labelElement), inline: true) { node in
      node.web?.type = type
      node.value = value
      change(&node)
    }
  }

  /// Returns a control whose name is its content.
  static func control(
    _ name: String, _ role: Role, _ words: String, change: (inout Node) -> Void = { _ in }
  ) -> Branch {
    element(
      name, role, label: AuthoredText(words, from: .content), inline: true,
      of: [text(words)],
      change: change)
  }

  /// Returns an item of a list with its marker.
  static func item(_ marker: String?, _ children: [Branch]) -> Branch {
    element("li", .listItem, of: children) { $0.web?.marker = marker }
  }
}
