internal import Importers
internal import Simulator

/// The screen of a recording, with the way to find places in it.
struct RecordedScreen {
  let screen: Screen
  /// What a recording of the whole is about.
  let root: Node.Index?
  /// The page, where it is one.
  private let page: HTMLPage?

  /// The screen of a recording; absent when it lies outside the file.
  init?(_ recording: Recording) throws(ImportError) {
    switch recording.input {
    case .elsewhere: return nil
    case .page(let text):
      let page = try HTMLPage(bytes: Array(text.utf8), file: recording.id)
      self.page = page
      screen = page.screen
      root = page.screen.firstRootIndex
    case .tree(let node):
      page = nil
      var screen = Screen(origin: RecordedScreen.origin(of: recording.platform))
      screen.name = recording.id
      root = RecordedNodeBuilder.append(root: node, to: &screen)
      self.screen = screen
    }
  }

  private static func origin(of platform: String) -> Screen.Origin {
    switch platform {
    case "ios-native": .ios
    case "android-native": .android
    case "react-native": .reactNative
    default: .web
    }
  }

  /// The nodes at a place as recordings name it: a child path, a selector or `children[1]`.
  func nodes(at place: String) -> [Node.Index] {
    guard let page else { return child(at: place).map { [$0] } ?? [] }
    return page.nodes(matching: place) ?? []
  }

  private func child(at place: String) -> Node.Index? {
    var node = root
    for step in place.split(separator: ".") {
      guard step.hasPrefix("children["), step.hasSuffix("]"),
        let number = Int(step.dropFirst(9).dropLast()), number >= 0, let here = node
      else { return nil }
      node = Array(screen.children(of: here)).dropFirst(number).first
    }
    return node
  }
}
