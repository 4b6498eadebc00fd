internal import Importers
internal import Simulator
internal import TextIO

/// The screen of a recording, in which its target can be found.
struct RecordedScreen {
  let screen: Screen
  /// The node that counts as the target of recordings without a target.
  let root: Node.Index?
  /// The target, or `nil` if the recording does not name a node of a screen file.
  let node: Node.Index?
  /// The web page, or `nil` if the screen is not a web page.
  private let page: HTMLPage?
  /// The nodes of a recording's tree, by path.
  private let paths: [String: Node.Index]

  init(_ selection: RecordedScreenFile.Selection, in file: RecordedScreenFile) {
    screen = selection.screen
    node = selection.node
    root = selection.screen.firstRootIndex
    page = file.page
    paths = [:]
  }

  /// Creates the screen that a recording itself contains, or returns `nil` if it contains no
  /// screen.
  init?(_ recording: Recording) throws(InputError) {
    node = nil
    switch recording.input {
    case .elsewhere, .expected, .screenFile: return nil
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

  /// Returns the nodes that a path of a recording selects.
  ///
  /// A path is a child path, a selector or an index such as `children[1]`.
  func nodes(at path: String) -> [Node.Index] {
    guard let page else { return paths[path].map { [$0] } ?? [] }
    return page.nodes(matching: path) ?? []
  }
}
