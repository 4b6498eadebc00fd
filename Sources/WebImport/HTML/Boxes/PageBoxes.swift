internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// The boxes of a page's elements, as a browser laid them out.
///
/// The JSON is an array, or an object with the array under `boxes`. Each entry has a `box`: left,
/// top, width and height in the page. The entry identifies its element by one of these: the `path`
/// from `body`, the `id`, or the beginning of the element's own `text`.
struct PageBoxes {
  struct Box {
    var path = ""
    var id = ""
    var text = ""
    var frame: Frame
    var position: Node.Position
  }

  private(set) var boxes: [Box] = []
  /// The window that showed the page, if the file states its size.
  private(set) var window: Frame?

  /// The number of characters to compare in an element's own text.
  static let textLength = 40

  init(ofFile path: String) throws(InputError) {
    try self.init(parsing: FileBytes.contents(ofFile: path), file: path)
  }

  init(parsing bytes: [UInt8], file: String?) throws(InputError) {
    let root = try JSON(parsing: bytes, file: file).root
    window = root.kind == .object ? PageBoxes.window(root["viewport"]) : nil
    let list = root.kind == .object ? try root.required("boxes") : root
    for entry in try list.asArray() { boxes.append(try PageBoxes.box(entry, file: file)) }
  }

  private static func box(_ entry: JSON.Value, file: String?) throws(InputError) -> Box {
    let frame = try frame(try entry.asObject().required("box"))
    let position = Node.Position(
      line: entry.position.line, column: entry.position.column, in: file)
    var box = Box(frame: frame, position: position)
    box.path = try entry.string("path") ?? ""
    box.id = try entry.string("id") ?? ""
    box.text = try entry.string("text") ?? ""
    guard !box.path.isEmpty || !box.id.isEmpty else {
      throw entry.error(
        "this box does not identify its element",
        remedy: "add “path”, such as \"body > form > input\", or “id”")
    }
    return box
  }

  /// Returns the window of a page from its width and height, or `nil` if either is missing.
  static func window(_ value: JSON.Value?) -> Frame? {
    let sides = (value?.elements ?? []).compactMap(\.double)
    guard sides.count == 2, sides.allSatisfy({ (1...100_000).contains($0) }) else { return nil }
    return Frame(x: 0, y: 0, width: sides[0], height: sides[1])
  }

  /// Reads a box from four numbers: left, top, width and height.
  static func frame(_ value: JSON.Value) throws(InputError) -> Frame {
    let numbers = try value.asNumbers(count: 4)
    guard numbers.allSatisfy({ $0.magnitude <= Double(Int32.max) }) else {
      throw value.error(
        "“box” has a number that is too large for a page", remedy: "give CSS pixels")
    }
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw value.error(
        "“box” has a negative size", remedy: "give left, top, width and height in this order")
    }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
