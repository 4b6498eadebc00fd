internal import Encoding
import Importers

extension JSON.Value {
  /// The value as JSON.
  var written: String {
    enum Piece {
      case value(JSON.Value)
      case text(String)
    }
    var text = ""
    var open = [Piece.value(self)]
    while let piece = open.popLast() {
      switch piece {
      case .text(let piece): text += piece
      case .value(let value):
        switch value.kind {
        case .object:
          open.append(.text("}"))
          for (index, member) in value.members.enumerated().reversed() {
            open.append(.value(member.value))
            open.append(.text("\(index == 0 ? "" : ", ")\(JSON.Value.quoted(member.key)): "))
          }
          text += "{"
        case .array:
          open.append(.text("]"))
          for (index, element) in value.elements.enumerated().reversed() {
            open.append(.value(element))
            if index > 0 { open.append(.text(", ")) }
          }
          text += "["
        case .string: text += JSON.Value.quoted(value.text)
        default: text += value.text
        }
      }
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default: quoted.append(character)
      }
    }
    return quoted + "\""
  }

  /// The value as outlines spell it.
  var spelled: String {
    if let text = try? asString() { return text }
    if let flag = try? asBool() { return flag ? "true" : "false" }
    if let number = try? asDouble() { return "\(number)" }
    return ""
  }
}
