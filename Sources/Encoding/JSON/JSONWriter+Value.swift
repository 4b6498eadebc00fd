extension JSONWriter {
  /// Writes a value of a parsed document, without recursion.
  package mutating func value(_ value: JSON.Value) {
    let items = value.document.items
    var open: [(end: Int, bracket: UInt8, isObject: Bool)] = []
    var index = value.item
    repeat {
      while let last = open.last, index >= last.end {
        close(last.bracket)
        open.removeLast()
      }
      guard open.last != nil || index == value.item else { return }
      if open.last?.isObject == true {
        key(items[index].text)
        index += 1
      }
      let item = items[index]
      switch item.kind {
      case .object, .array:
        let isObject = item.kind == .object
        self.open(UInt8(ascii: isObject ? "{" : "["))
        open.append((Int(item.end), UInt8(ascii: isObject ? "}" : "]"), isObject))
      case .string: self.value(item.text)
      case .number, .bool, .null: self.value(decimal: item.text)
      }
      index += 1
    } while !open.isEmpty
  }

  /// Writes a member whose value is a value of a parsed document.
  package mutating func member(_ name: String, _ value: JSON.Value) {
    key(name)
    self.value(value)
  }
}
