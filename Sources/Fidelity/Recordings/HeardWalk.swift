internal import Encoding
internal import TextIO

/// The stops of a screen in the order in which a real reader reached them.
///
/// A screen file lists the stops in its field `heard`. Its field `order` contains the meaning of
/// their order.
struct HeardWalk {
  /// The meaning of the order of the stops.
  enum Order: String, CaseIterable {
    /// The reader moved from each stop directly to the next one.
    case walk
    /// The reader reached the stops in this order, but unrecorded stops may lie between them.
    case sub
    /// The order has no meaning.
    case set
    /// There is only one stop.
    case single
  }

  var order: Order
  /// The identifiers of the nodes in the order of the stops.
  var nodes: [String] = []
  /// The separately logged usage hints, by the identifier of the node.
  var hints: [String: String] = [:]
  /// The name of the reader, or `nil` if the file does not name it.
  var reader: String?
  /// The versions of the reader and of the operating system, such as “TalkBack 17.0, Android 16”;
  /// empty if unknown.
  var version: String

  /// Creates the walk of a screen, or `nil` if the screen has no field `heard`.
  init?(_ screen: JSON.Value) throws(InputError) {
    guard screen.kind == .object, let heard = screen.field("heard") else { return nil }
    order = try HeardWalk.order(screen.field("order"))
    for stop in try heard.asArray() {
      let node = try stop.asObject().required("node")
      let hint = try stop.string("hint")
      guard node.kind == .string || node.kind == .number else { throw node.mustBe("an id") }
      nodes.append(node.text)
      if hint != HeardWalk.amongWords, hints[node.text] == nil { hints[node.text] = hint }
    }
    reader = try screen.string("reader")
    version = try screen.string("version") ?? ""
  }

  /// The value of the field `hint` of a stop whose words include the usage hint.
  private static let amongWords = "in"

  private static func order(_ value: JSON.Value?) throws(InputError) -> Order {
    guard let value else { return .set }
    guard let order = Order(rawValue: try value.asString()) else {
      let known = Order.allCases.map(\.rawValue).joined(separator: ", ")
      throw value.error(
        "\(value.name) has the unknown value “\(value.text)”", remedy: "write one of \(known)")
    }
    return order
  }
}

extension [HeardWalk?] {
  /// Reads the walk of each screen in a file of platform trees.
  init(_ bytes: [UInt8], file: String) throws(InputError) {
    self.init()
    var lines = try JSON.Lines(bytes, file: file)
    while let document = try lines.next() { append(try HeardWalk(document.root)) }
  }
}
