internal import Importers
internal import Simulator
internal import TextIO

/// The screen of a recording, with its nodes by path.
struct RecordedScreen {
  let screen: Screen
  /// The node that is the target if a recording names none.
  let root: Node.Index?
  /// The page if the recording is of a web page.
  private let page: HTMLPage?
  /// The nodes of a tree by path.
  private let paths: [String: Node.Index]

  /// Creates the screen of a recording; returns `nil` if the file does not contain it.
  init?(_ recording: Recording) throws(InputError) {
    switch recording.input {
    case .elsewhere, .expected: return nil
    case .page(let text):
      let page = try HTMLPage(bytes: Array(text.utf8), file: recording.id)
      self.page = page
      paths = [:]
      screen = page.screen
      root = page.screen.firstRootIndex
    case .tree(let node):
      page = nil
      var screen = Screen(origin: RecordedScreen.origin(of: recording.platform))
      screen.name = recording.id
      let builder = RecordedNodeBuilder(node, on: screen)
      self.screen = builder.screen
      paths = builder.paths
      root = paths[""]
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

  /// Returns the nodes at the path that a recording names.
  ///
  /// A path is a child path, a selector or an index such as `children[1]`.
  func nodes(at path: String) -> [Node.Index] {
    guard let page else { return paths[path].map { [$0] } ?? [] }
    return page.nodes(matching: path) ?? []
  }
}
