// Prints the role, name, description, visibility and style of each element of HTML files.
//
//     announce-names FILE…
//
// Prints one line of JSON for each file, which `compare` compares with a browser. An argument that
// begins with `@` is a file that lists one name per line.

internal import Encoding
import Importers
import Simulator
internal import TextIO

var files: [String] = []
for name in CommandLine.arguments.dropFirst() {
  if name.hasPrefix("@") {
    let bytes = try FileBytes.contents(ofFile: String(name.dropFirst()))
    files += String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  } else {
    files.append(name)
  }
}
for file in files {
  var writer = JSONWriter()
  writer.object { writer in
    writer.member("file", file)
    do {
      let page = try HTMLPage(bytes: FileBytes.contents(ofFile: file), file: file)
      writer.key("elements")
      writer.object { writer in
        for element in page.elements { writer.write(element, of: page.screen) }
      }
    } catch {
      writer.member("problem", "\(error)")
    }
  }
  print(String(decoding: writer.drain(), as: UTF8.self))
}

extension JSONWriter {
  fileprivate mutating func write(_ element: PageElement, of screen: Screen) {
    let node = element.node.map { screen[$0] }
    key(element.path)
    object { writer in
      writer.member("role", element.role.rawValue)
      writer.member("name", node?.label?.text ?? "")
      writer.member("description", node?.hint?.text ?? "")
      writer.member("hidden", node == nil ? "no-node" : node?.hidden?.reason.rawValue ?? "")
      writer.key("style")
      writer.object { writer in writer.write(element.style) }
    }
  }

  private mutating func write(_ style: PageElementStyle) {
    member("display", style.display)
    member("visibility", style.visibility)
    member("list", style.listStyle)
    member("space", style.whiteSpace)
    member("content", style.hidesContent ? "hidden" : "visible")
    if let text = style.before { member("before", text) }
    if let text = style.after { member("after", text) }
  }
}
