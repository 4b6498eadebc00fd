internal import Simulator

/// Makes screens of elements of React Native.
enum ReactNativeScreen {
  /// The screen of all elements of a tree, with the losses and texts its parser noted there.
  static func make(of tree: ReactElementTree, from source: ReactScreenSource) -> ImportedScreen {
    var screen = Screen(origin: .reactNative)
    screen.file = source.file
    screen.name = source.name
    screen.losses = tree.losses
    return ImportedScreen(screen, unused: tree.texts.unused(in: [screen]))
  }
}
