internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// A page in the state in which a browser shows it after the scripts ran: nodes with computed
/// styles.
///
/// The script `announce-capture.js` lists the nodes. Elements come before their content. A shadow
/// tree is in a `template` with `shadowrootmode`, like in a file. The attributes of a field
/// describe the current state of the field, such as the current text.
struct CapturedPage {
  private(set) var dom = DOM()
  private(set) var styles = ComputedStyles()
  private(set) var boxes: [(element: DOM.ID, frame: Frame)] = []
  /// The pages in frames, each with the element that shows the frame.
  private(set) var frames: [(element: DOM.ID, page: CapturedPage)] = []
  /// The window that showed the page.
  private(set) var window: Frame?
  /// The key of each item.
  ///
  /// The key identifies the item in all captures of a session.
  ///
  /// The key 0 means that the item has no key.
  private(set) var keys: [Int] = []
  /// Diagnostics about blocked requests and dialogs.
  private(set) var remarks: [DiagnosticSentence] = []
  /// The elements that may contain the next row, from the root to the innermost element.
  private var open: [DOM.ID] = []
  /// For each element, the element to which its children are appended.
  ///
  /// This is usually the element itself. If the children would be nested too deeply, it is an
  /// ancestor.
  private var childParents: [DOM.ID] = []

  private static let maximumNodes = 100_000
  private static let maximumFrameDepth = 3

  init(parsing bytes: [UInt8], file: String?) throws(InputError) {
    let root = try JSON(parsing: bytes, file: file).root.asObject()
    if let many = try root.int("tooMany") {
      throw root.error(
        "the page has more than \(many) nodes",
        remedy: "capture a part of it, such as one page of a list")
    }
    try self.init(root, frameDepth: 0)
    dom.capture?.isPart = try root.bool("isPart") ?? false
    try appendRemarks(root)
  }

  private init(_ page: JSON.Value, frameDepth: Int) throws(InputError) {
    for style in try page.array("styles") ?? [] { styles.append(try style.asString()) }
    let rows = try page.required("nodes").asArray()
    guard rows.count <= CapturedPage.maximumNodes else {
      throw page.error(
        "the page has more than \(CapturedPage.maximumNodes) nodes",
        remedy: "capture a part of it, such as one page of a list")
    }
    window = PageBoxes.window(page["viewport"])
    dom.capture = DOM.Capture()
    dom.reserveCapacity(rows.count)
    for row in rows { try append(try row.asObject()) }
    guard dom.body >= 0 else {
      throw page.error("the page has no body", remedy: "capture a complete HTML page")
    }
    for key in try page.array("keys") ?? [] { keys.append(try key.asInt()) }
    for reference in try page.array("references") ?? [] { try appendReference(reference) }
    for entry in try page.array("frames") ?? [] {
      let element = try element(try entry.asObject().required("node"))
      guard frameDepth < CapturedPage.maximumFrameDepth else {
        throw entry.error("frames are nested too deeply", remedy: "leave out this frame")
      }
      let inner = try CapturedPage(
        try entry.required("page").asObject(), frameDepth: frameDepth + 1)
      frames.append((element, inner))
      dom.capture?.frames.insert(element)
    }
  }

  private mutating func append(_ row: JSON.Value) throws(InputError) {
    let members = CapturedRow(row)
    let parent = try enclosing(members.parent, row)
    let id = DOM.ID(dom.count)
    let position = row.position
    var item = DOM.Item(
      tag: .characters, parent: parent.map { childParents[Int($0)] } ?? -1,
      line: Int32(clamping: position.line), column: Int32(clamping: position.column))
    if let text = members.text {
      guard parent != nil else {
        throw row.error("this text has no element", remedy: "add the number of its element as “in”")
      }
      _ = dom.append(item, text: try text.asString())
      childParents.append(-1)
      styles.appendText()
      return
    }
    guard let tagName = members.tag else {
      throw row.error("this node is neither a text nor an element", remedy: "add “text” or “tag”")
    }
    let name = try tagName.asString().asciiLowercased
    let tag = HTMLTag(rawValue: name).flatMap { $0 == .characters ? nil : $0 } ?? .unknown
    item.tag = tag
    item.namespace = try namespace(members.namespace)
    _ = dom.append(item)
    if tag == .unknown { dom.setLastName(name) }
    if item.namespace == .html, tag == .body || tag == .frameset, dom.body < 0 { dom.body = id }
    try appendAttributes(members.attributes)
    try styles.appendElement(members.style, before: members.before, after: members.after, of: id)
    if let box = members.box {
      let frame = try PageBoxes.frame(box)
      boxes.append((id, frame))
    }
    if try members.isClosed?.asBool() == true { dom.capture?.closed.insert(id) }
    if try members.isModal?.asBool() == true { dom.capture?.modal = id }
    if try members.isOpenPopover?.asBool() == true { dom.capture?.openPopovers.insert(id) }
    if open.count == DOM.maximumDepth + 1, dom.firstTooDeep < 0 { dom.firstTooDeep = id }
    childParents.append(open.count < DOM.maximumDepth ? id : item.parent)
    open.append(id)
  }

  /// Returns the element that contains the row's node, and closes the open elements inside the
  /// result.
  private mutating func enclosing(
    _ parent: JSON.Value?, _ row: JSON.Value
  ) throws(InputError) -> DOM.ID? {
    guard let parent else {
      throw row.error(
        "“in” is missing", remedy: "add the number of the enclosing node, or -1 for the root")
    }
    let number = try parent.asInt()
    if number < 0, dom.count == 0 { return nil }
    while let last = open.last, Int(last) != number { open.removeLast() }
    guard let last = open.last else {
      throw parent.error(
        "no element with number \(number) is open here",
        remedy: "list each node after its element and before the nodes that follow it")
    }
    return last
  }

  private func namespace(_ value: JSON.Value?) throws(InputError) -> DOM.Namespace {
    guard let value else { return .html }
    switch try value.asString() {
    case "svg": return .svg
    case "math": return .mathML
    default: throw value.mustBe("svg or math", is: "another language")
    }
  }

  private mutating func appendAttributes(_ value: JSON.Value?) throws(InputError) {
    guard let value else { return }
    let members = try value.asObject().members
    guard members.count <= HTMLLimits.maximumAttributes else {
      throw value.error(
        "this element has more than \(HTMLLimits.maximumAttributes) attributes",
        remedy: "remove attributes that do not affect accessibility")
    }
    for (key, value) in members {
      let spelling = key.asciiLowercased
      let name =
        spelling == "xlink:title" ? .xlinkTitle : AttributeName.bySpelling[spelling] ?? .unknown
      dom.appendAttribute(name, spelling: spelling, value: try value.asString())
    }
  }

  private mutating func appendRemarks(_ root: JSON.Value) throws(InputError) {
    for origin in try root.strings("blocked") ?? [] {
      remarks.append(
        DiagnosticSentence(
          .leftOut,
          "The page requested {}, which is another origin and was blocked; --allow-origin permits it.",
          origin))
    }
    for sheet in try root.strings("unloaded") ?? [] {
      remarks.append(
        DiagnosticSentence(
          .missingFile,
          "The style sheet {} was not loaded; content that styles hide or add may differ.", sheet))
    }
    for dialog in try root.strings("dialogs") ?? [] {
      remarks.append(
        DiagnosticSentence(
          .leftOut, "The page showed the dialog “{}”, which was cancelled.", dialog))
    }
    for remark in try root.strings("remarks") ?? [] {
      remarks.append(DiagnosticSentence(.assumed, "{}", remark))
    }
  }

  /// Appends a reference from an attribute to other elements.
  ///
  /// A script set the reference with element objects instead of identifiers.
  ///
  /// The JSON is `[node, attribute, nodes]`.
  private mutating func appendReference(_ reference: JSON.Value) throws(InputError) {
    let parts = try reference.asArray()
    guard parts.count == 3 else { throw reference.mustBe("a node, a name and nodes") }
    let id = try element(parts[0])
    guard let name = AttributeName.bySpelling[try parts[1].asString()] else { return }
    let targets = try parts[2].asArray().map { target throws(InputError) in try element(target) }
    dom.capture?.references[DOM.Reference(element: id, name: name)] = targets
  }

  private func element(_ value: JSON.Value) throws(InputError) -> DOM.ID {
    let number = try value.asInt()
    guard dom.items.indices.contains(number), !dom.isText(DOM.ID(number)) else {
      throw value.mustBe("the number of an element", is: "\(number)")
    }
    return DOM.ID(number)
  }
}

/// The members of a row in the output of the capture script.
private struct CapturedRow {
  var parent: JSON.Value?
  var text: JSON.Value?
  var tag: JSON.Value?
  var namespace: JSON.Value?
  var style: JSON.Value?
  var attributes: JSON.Value?
  var box: JSON.Value?
  var before: JSON.Value?
  var after: JSON.Value?
  var isClosed: JSON.Value?
  var isModal: JSON.Value?
  var isOpenPopover: JSON.Value?

  init(_ row: JSON.Value) {
    for (key, value) in row.members {
      switch key {
      case "in": parent = value
      case "text": text = value
      case "tag": tag = value
      case "namespace": namespace = value
      case "style": style = value
      case "attributes": attributes = value
      case "box": box = value
      case "before": before = value
      case "after": after = value
      case "isClosed": isClosed = value
      case "isModal": isModal = value
      case "isOpenPopover": isOpenPopover = value
      default: break
      }
    }
  }
}
