internal import CGumbo

extension DOM {
  /// The maximum depth of nested elements.
  ///
  /// As in browsers, an element inside an element at this depth becomes a sibling of that element.
  static let maximumDepth = 512

  /// Parses a page in UTF-8 that has passed ``HTMLLimits``.
  ///
  /// The result is a copy of the tree that the parser created. The parser's own tree is freed with its memory.
  init(parsing bytes: [UInt8]) {
    let copied = bytes.withUnsafeBytes { raw -> DOM in
      let memory = GumboMemory()
      var options = kGumboDefaultOptions
      options.allocator = { GumboMemory.state(at: $0)?.pointee.allocate($1) }
      options.deallocator = { address, piece in
        if let piece { GumboMemory.state(at: address)?.pointee.deallocate(piece) }
      }
      options.userdata = UnsafeMutableRawPointer(memory.state)
      options.max_errors = 0
      options.tab_stop = 1
      let characters = raw.bindMemory(to: CChar.self)
      let output = gumbo_parse_with_options(&options, characters.baseAddress, characters.count)
      guard let output else { return DOM() }
      var copy = GumboCopy()
      copy.dom.reserveCapacity(bytes.count / 16)
      copy.copy(output.pointee.root)
      withExtendedLifetime(memory) {}
      return copy.dom
    }
    self = copied
  }
}

/// A copy of the parser's tree as a ``DOM``.
private struct GumboCopy {
  var dom = DOM()
  private let tags = GumboCopy.tagTable()
  private var pending: [Pending] = []
  /// The last attribute names, each at an index that depends on the name.
  ///
  /// Most names occur on many elements.
  private var names = [KnownName](repeating: KnownName(), count: 64)
  /// The last text of each form whose last text the parser puts after the form.
  private var lastTexts: [UnsafeMutablePointer<GumboNode>: Pending] = [:]

  /// A node of the parser that is still to be copied.
  private struct Pending {
    var node: UnsafeMutablePointer<GumboNode>
    var parent: DOM.ID
    var depth: Int
    /// The text to copy instead of the text of the node, or `nil` for the text of the node.
    var text: String?
    /// Whether the node is a text right after another text.
    var continuesText = false
  }

  /// The name of an attribute.
  private struct KnownName {
    /// The bytes of the name, padded with zeros.
    var bytes = (UInt64(0), UInt64(0), UInt64(0))
    var spelling = ""
    var name = AttributeName.unknown
  }

  private static func tagTable() -> [HTMLTag] {
    (0..<Int(GUMBO_TAG_UNKNOWN.rawValue)).map { number in
      guard let name = gumbo_normalized_tagname(GumboTag(rawValue: numericCast(number))) else {
        return .unknown
      }
      return HTMLTag(rawValue: String(cString: name)) ?? .unknown
    }
  }

  mutating func copy(_ root: UnsafeMutablePointer<GumboNode>) {
    pending.append(Pending(node: root, parent: -1, depth: 0))
    while let next = pending.popLast() {
      if GumboCopy.isText(next.node) {
        copyText(of: next)
        continue
      }
      switch next.node.pointee.type {
      case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
        copyElement(next.node, below: next.parent, next.depth)
      default:
        break
      }
    }
  }

  private static func isText(_ node: UnsafeMutablePointer<GumboNode>) -> Bool {
    switch node.pointee.type {
    case GUMBO_NODE_TEXT, GUMBO_NODE_CDATA, GUMBO_NODE_WHITESPACE: true
    default: false
    }
  }

  /// Copies a text.
  ///
  /// The parser does not join a text that it moves out of a table with the text before the table.
  /// Source: HTML Standard, 13.2.6.1 “Creating and inserting nodes”.
  private mutating func copyText(of next: Pending) {
    let text = next.node.pointee.v.text
    let words = next.text ?? text.text.map { String(cString: $0) } ?? ""
    guard next.text == nil || !words.isEmpty else { return }
    if next.continuesText, dom.appendToLastText(words, below: next.parent) { return }
    let item = DOM.Item(
      tag: .characters, parent: next.parent, line: Int32(clamping: text.start_pos.line),
      column: Int32(clamping: text.start_pos.column))
    _ = dom.append(item, text: words)
  }

  private mutating func copyElement(
    _ node: UnsafeMutablePointer<GumboNode>, below parent: DOM.ID, _ depth: Int
  ) {
    withUnsafePointer(to: &node.pointee.v.element) { element in
      let tag = GumboCopy.tag(of: element, in: tags)
      var item = DOM.Item(
        tag: tag, namespace: GumboCopy.namespace(of: element), parent: parent,
        line: Int32(clamping: element.pointee.start_pos.line),
        column: Int32(clamping: element.pointee.start_pos.column))
      item.isImplied = element.pointee.original_tag.length == 0
      let id = dom.append(item)
      if tag == .unknown { dom.setLastName(GumboCopy.originalName(of: element)) }
      if tag == .body || tag == .frameset, dom.body < 0 { dom.body = id }
      if depth > DOM.maximumDepth, dom.firstTooDeep < 0 { dom.firstTooDeep = id }
      copyAttributes(of: element)
      let childParent = depth < DOM.maximumDepth ? id : parent
      if var text = lastTexts.removeValue(forKey: node) {
        (text.parent, text.depth) = (childParent, depth + 1)
        pending.append(text)
      }
      appendChildren(of: element.pointee, childParent, depth + 1)
    }
  }

  /// Records the children of an element as pending, the last child first.
  private mutating func appendChildren(
    of element: GumboElement, _ parent: DOM.ID, _ depth: Int
  ) {
    let children = element.children
    for index in stride(from: Int(children.length) - 1, through: 0, by: -1) {
      guard let child = GumboCopy.child(index, of: children) else { continue }
      var item = Pending(node: child, parent: parent, depth: depth)
      if index > 0, GumboCopy.isText(child), let before = GumboCopy.child(index - 1, of: children) {
        item.continuesText = GumboCopy.isText(before)
        if let parts = FormText(child.pointee.v.text, after: before.pointee) {
          item.text = parts.outside
          lastTexts[before] = Pending(node: child, parent: -1, depth: depth, text: parts.inside)
        }
      }
      pending.append(item)
    }
  }

  private static func child(
    _ index: Int, of children: GumboVector
  ) -> UnsafeMutablePointer<GumboNode>? {
    children.data[index]?.assumingMemoryBound(to: GumboNode.self)
  }

  private static func namespace(of element: UnsafePointer<GumboElement>) -> DOM.Namespace {
    switch element.pointee.tag_namespace {
    case GUMBO_NAMESPACE_SVG: .svg
    case GUMBO_NAMESPACE_MATHML: .mathML
    default: .html
    }
  }

  private static func tag(
    of element: UnsafePointer<GumboElement>, in tags: [HTMLTag]
  ) -> HTMLTag {
    let number = Int(element.pointee.tag.rawValue)
    if number < tags.count, tags[number] != .unknown { return tags[number] }
    let name = originalName(of: element)
    guard let tag = HTMLTag(rawValue: name), tag != .unknown, tag != .characters else {
      return .unknown
    }
    return tag
  }

  /// Returns the name, in the page's spelling, of an element that the parser does not know.
  private static func originalName(of element: UnsafePointer<GumboElement>) -> String {
    var piece = element.pointee.original_tag
    if piece.length > 0 {
      gumbo_tag_from_original_text(&piece)
      let raw = UnsafeRawBufferPointer(start: piece.data, count: piece.length)
      return String(decoding: raw, as: UTF8.self).asciiLowercased
    }
    return gumbo_normalized_tagname(element.pointee.tag).map { String(cString: $0) } ?? ""
  }

  private mutating func copyAttributes(of element: UnsafePointer<GumboElement>) {
    let attributes = element.pointee.attributes
    for index in 0..<Int(attributes.length) {
      guard let raw = attributes.data[index] else { continue }
      let attribute = raw.assumingMemoryBound(to: GumboAttribute.self)
      let known = knownName(attribute.pointee.name)
      let value = String(cString: attribute.pointee.value)
      let isXLink = attribute.pointee.attr_namespace == GUMBO_ATTR_NAMESPACE_XLINK
      let name = isXLink && known.name == .title ? AttributeName.xlinkTitle : known.name
      dom.appendAttribute(name, spelling: known.spelling, value: value)
    }
  }

  /// Returns the spelling and meaning of an attribute's name.
  private mutating func knownName(_ text: UnsafePointer<CChar>) -> KnownName {
    var known = KnownName()
    var length = 0
    var sum: UInt64 = 0
    while length < 24, text[length] != 0 {
      let byte = UInt64(UInt8(bitPattern: text[length])) &<< UInt64(length % 8 * 8)
      switch length / 8 {
      case 0: known.bytes.0 |= byte
      case 1: known.bytes.1 |= byte
      default: known.bytes.2 |= byte
      }
      sum = sum &* 31 &+ UInt64(UInt8(bitPattern: text[length]))
      length += 1
    }
    let index = Int(sum & 63)
    let isShort = text[length] == 0 && length > 0
    if isShort, names[index].bytes == known.bytes { return names[index] }
    known.spelling = String(cString: text).asciiLowercased
    known.name = AttributeName.bySpelling[known.spelling] ?? .unknown
    if isShort { names[index] = known }
    return known
  }
}
