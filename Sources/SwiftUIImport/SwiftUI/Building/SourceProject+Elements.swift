internal import AccessibilityTree
internal import ComponentSource

extension SourceProject {
  /// Returns a view as its author wrote it.
  func element(of component: Component, at position: Node.Position?) -> SourceTree.Element {
    var element = SourceTree.Element(component.name, at: position)
    element.text = excerpt(component.range)
    element.attributes = component.modifiers.filter { $0.range.file == 0 }.map { modifier in
      let arguments = (modifier.arguments ?? []).map { argument in
        (argument.label.map { "\($0): " } ?? "") + excerpt(argument.range, limit: 40)
      }
      return SourceTree.Attribute(modifier.name, arguments.joined(separator: ", "))
    }
    return element
  }

  /// Returns the code of a view and of the modifiers directly after it.
  ///
  /// Modifiers from elsewhere, such as from the body of another modifier or from a group around the
  /// view, are left out.
  func call(of component: Component) -> SourceTree.Code.Call {
    let bytes = files[component.range.file].bytes
    var call = SourceTree.Code.Call(at: component.range.start..<component.range.end, parts: [])
    var end = component.range.end
    for modifier in component.modifiers {
      let range = modifier.range
      guard range.file == component.range.file, range.end > end, range.end <= bytes.count,
        let start = bytes[end..<range.end].firstIndex(where: { !SourceProject.spaces.contains($0) }
        ),
        bytes[start] == UInt8(ascii: "."),
        bytes[(start + 1)...].starts(with: modifier.name.utf8)
      else { break }
      call.parts.append(SourceTree.Code.Part(modifier.name, at: start..<range.end))
      end = range.end
    }
    return call
  }

  private static let spaces = Set(" \t\r\n".utf8)
}
