internal import CLibXML2
package import TextIO

extension XMLDocument {
  /// Parses a document in any encoding that ``XMLBytes`` supports.
  ///
  /// Only the predefined entities of XML are expanded. The parser never reads document types,
  /// external files or the network.
  ///
  /// - Parameter limit: The maximum size in megabytes.
  package init(
    parsing bytes: [UInt8], file: String?, limit: Int = FileBytes.documentLimit
  ) throws(InputError) {
    let utf8 = try XMLBytes.utf8(bytes, file: file, limit: limit)
    let scan = try XMLScan(utf8, file: file)
    guard !scan.starts.isEmpty else {
      throw InputError(
        file: file, problem: "the file contains no XML", remedy: "check that it is the right file")
    }
    self = try XMLBuilder(scan.starts).document(of: scan.bytes, file: file)
  }
}

/// The addresses of the parts of a name in the parser's dictionary.
///
/// The dictionary keeps one copy of each text, so equal addresses mean equal names.
private struct NameAddresses: Hashable {
  var local, prefix, space: UnsafePointer<xmlChar>?
}

/// A builder that creates an ``XMLDocument`` while libxml2 calls it for each tag and text.
private final class XMLBuilder {
  private let starts: [SourcePosition]
  private var document = XMLDocument()
  private var open: [XMLDocument.ID] = []
  private var opened = 0
  private var text: [UInt8] = []
  private var names: [NameAddresses: XMLDocument.Name] = [:]
  private var failure: (position: SourcePosition, problem: String, beginning: SourcePosition?)?

  init(_ starts: [SourcePosition]) { self.starts = starts }

  /// The name of the element that the builder puts around the content of the file.
  ///
  /// With this element, a file can have several roots.
  private static let wrapper = "announce-file"

  func document(of bytes: [UInt8], file: String?) throws(InputError) -> XMLDocument {
    parse(bytes)
    if let failure {
      var error = InputError(
        file: file, position: failure.position, problem: failure.problem,
        remedy: "check the file with an XML editor")
      error.elementStart = failure.beginning
      throw error
    }
    return document
  }

  /// Initialises libxml2 once, because several threads must not initialise libxml2 at the same
  /// time.
  private static let isReady: Void = xmlInitParser()

  private func parse(_ bytes: [UInt8]) {
    XMLBuilder.isReady
    var handler = XMLBuilder.handler()
    let user = Unmanaged.passUnretained(self).toOpaque()
    guard let context = xmlCreatePushParserCtxt(&handler, user, nil, 0, nil) else { return }
    defer { xmlFreeParserCtxt(context) }
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    _ = xmlCtxtUseOptions(context, Int32(bitPattern: UInt32(options)))
    parse("<\(XMLBuilder.wrapper)>", with: context)
    bytes.withUnsafeBufferPointer { buffer in
      var rest = buffer[...]
      while !rest.isEmpty, failure == nil {
        let chunk = rest.prefix(1 << 20)
        rest = rest.dropFirst(chunk.count)
        UnsafeBufferPointer(rebasing: chunk).withMemoryRebound(to: CChar.self) { characters in
          _ = xmlParseChunk(context, characters.baseAddress, Int32(characters.count), 0)
        }
      }
    }
    if failure == nil, let last = open.last, let element = document.element(last) {
      fail(
        "the file ends here inside <\(element.name.qualified)>",
        at: SourcePosition(ofByte: bytes.count, in: bytes),
        beginning: element.location)
    }
    parse("</\(XMLBuilder.wrapper)>", with: context)
    _ = xmlParseChunk(context, nil, 0, 1)
    flush()
  }

  private func parse(_ text: String, with context: xmlParserCtxtPtr) {
    var text = text
    _ = text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { buffer in
        xmlParseChunk(context, buffer.baseAddress, Int32(buffer.count), 0)
      }
    }
  }

  private func fail(
    _ problem: String, at position: SourcePosition, beginning: SourcePosition? = nil
  ) {
    guard failure == nil else { return }
    failure = (position, problem, beginning)
  }
}

extension XMLBuilder {
  /// Returns the functions that the parser calls for tags, text and errors.
  ///
  /// The parser calls nothing for other parts of the document, such as comments.
  private static func handler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { user, name, prefix, space, _, _, count, _, attributes in
      guard let builder = XMLBuilder.of(user) else { return }
      builder.start(builder.name(name, prefix, space), attributes, Int(count))
    }
    handler.endElementNs = { user, _, _, _ in XMLBuilder.of(user)?.end() }
    handler.characters = { user, bytes, count in XMLBuilder.of(user)?.add(bytes, Int(count)) }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    handler.serror = { user, error in
      guard let error else { return }
      let raised = error.pointee
      XMLBuilder.of(user)?.record(raised)
    }
    return handler
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> XMLBuilder? {
    user.map { Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private typealias Characters = UnsafePointer<xmlChar>

  private static func string(_ characters: Characters?) -> String? {
    characters.map { String(cString: $0) }
  }

  private func name(
    _ local: Characters?, _ prefix: Characters?, _ space: Characters?
  ) -> XMLDocument.Name {
    let addresses = NameAddresses(local: local, prefix: prefix, space: space)
    if let known = names[addresses] { return known }
    let name = XMLDocument.Name(
      local: XMLBuilder.string(local) ?? "", prefix: XMLBuilder.string(prefix) ?? "",
      namespace: XMLBuilder.string(space))
    names[addresses] = name
    return name
  }

  private func start(
    _ name: XMLDocument.Name, _ values: UnsafeMutablePointer<Characters?>?, _ count: Int
  ) {
    flush()
    // The first start tag belongs to the wrapper element, and not to the file.
    guard opened > 0 else {
      opened += 1
      return
    }
    let position = opened <= starts.count ? starts[opened - 1] : .start
    opened += 1
    var attributes: [XMLDocument.Attribute] = []
    attributes.reserveCapacity(count)
    for index in 0..<count {
      guard let fields = values?.advanced(by: index * 5), let start = fields[3], let end = fields[4]
      else { continue }
      let bytes = UnsafeBufferPointer(start: start, count: end - start)
      let name = self.name(fields[0], fields[1], fields[2])
      attributes.append(XMLDocument.Attribute(name: name, value: XMLBuilder.value(bytes)))
      recordUndeclared(name, at: position)
    }
    recordUndeclared(name, at: position)
    let element = XMLDocument.Element(name: name, attributes: attributes, location: position)
    open.append(document.append(.element(element), below: open.last))
  }

  /// Returns the value of an attribute.
  ///
  /// The parser writes each `&` of the value as `&#38;`. This method converts `&#38;` back to `&`.
  private static func value(_ bytes: UnsafeBufferPointer<xmlChar>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    let escaped = Array("#38;".utf8)
    var value: [UInt8] = []
    value.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      value.append(byte)
      index += 1
      if byte == UInt8(ascii: "&"), bytes[index...].starts(with: escaped) { index += escaped.count }
    }
    return String(decoding: value, as: UTF8.self)
  }

  private func recordUndeclared(_ name: XMLDocument.Name, at position: SourcePosition) {
    guard !name.prefix.isEmpty, name.namespace == nil else { return }
    document.recordUndeclared(name.prefix, at: position)
  }

  private func end() {
    flush()
    if let id = open.popLast() { document.close(id) }
  }

  private func add(_ bytes: Characters?, _ count: Int) {
    text.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Appends the text since the last tag to the document, as a single item.
  private func flush() {
    guard !text.isEmpty else { return }
    document.append(.text(String(decoding: text, as: UTF8.self)), below: open.last)
    text.removeAll(keepingCapacity: true)
  }

  private func record(_ error: xmlError) {
    guard error.domain != Int32(XML_FROM_NAMESPACE.rawValue), error.level == XML_ERR_FATAL else {
      return
    }
    let isFirstLine = error.line <= 1
    let column = Int(error.int2) - (isFirstLine ? XMLBuilder.wrapper.utf8.count + 2 : 0)
    let position = SourcePosition(line: max(Int(error.line), 1), column: max(column, 1))
    if Int(error.code) == Int(XML_ERR_TAG_NAME_MISMATCH.rawValue), let last = open.last,
      let element = document.element(last)
    {
      fail(
        "this end tag does not match <\(element.name.qualified)>", at: position,
        beginning: element.location)
    } else {
      fail(problem(error), at: position)
    }
  }

  private func problem(_ error: xmlError) -> String {
    let message = XMLBuilder.message(error)
    switch Int(error.code) {
    case Int(XML_ERR_TAG_NAME_MISMATCH.rawValue):
      return "an end tag without a start tag"
    case Int(XML_ERR_ATTRIBUTE_REDEFINED.rawValue): return "an attribute is duplicated in a tag"
    case Int(XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue): return "an attribute has no value"
    case Int(XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue): return "an attribute's value needs quotes"
    case Int(XML_ERR_UNDECLARED_ENTITY.rawValue), Int(XML_WAR_UNDECLARED_ENTITY.rawValue):
      return "this entity is not one of XML's predefined ones (\(message))"
    case Int(XML_ERR_LT_IN_ATTRIBUTE.rawValue):
      return "there is a “<” in an attribute, or the quotes before it are not closed"
    case Int(XML_ERR_INVALID_CHAR.rawValue):
      return "XML does not allow this character"
    default: return "this is not well-formed XML (\(message))"
    }
  }

  /// Returns the parser's message without line breaks.
  private static func message(_ error: xmlError) -> String {
    guard let message = error.message else { return "error \(error.code)" }
    return String(cString: message).split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
