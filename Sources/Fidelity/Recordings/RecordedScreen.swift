internal import Importers
internal import Simulator
internal import TextIO

/// The screen of a recording, with the way to find places in it.
struct RecordedScreen {
  let screen: Screen
  /// What a recording of the whole is about.
  let root: Node.Index?
  /// The page, where it is one.
  private let page: HTMLPage?
  /// The nodes of a tree by their places in it.
  private let places: [String: Node.Index]

  /// The screen of a recording; absent when it lies outside the file.
  init?(_ recording: Recording) throws(InputError) {
    switch recording.input {
    case .elsewhere, .expected: return nil
    case .page(let text):
      let page = try HTMLPage(bytes: Array(text.utf8), file: recording.id)
      self.page = page
      places = [:]
      screen = page.screen
      root = page.screen.firstRootIndex
    case .tree(let node):
      page = nil
      var screen = Screen(origin: RecordedScreen.origin(of: recording.platform))
      screen.name = recording.id
      let builder = RecordedNodeBuilder(node, on: screen)
      self.screen = builder.screen
      places = builder.places
      root = places[""]
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
    guard let page else { return places[place].map { [$0] } ?? [] }
    return page.nodes(matching: place) ?? []
  }
}
