internal import AccessibilityTree
internal import ImportSupport

/// A part of a bar, or a control, that the platform itself draws.
enum NativePart: Sendable {
  case backButton, tabBar, tab
  case picker
}

/// The parts of the platform's own bars. Their names begin with `#`, so that they cannot be names
/// of an app's components.
extension ReactComponent {
  static let backButton = "#back"
  static let nativeTabBar = "#tabBar"
  static let nativeTab = "#tab"

  static let nativeBars: [String: ReactComponent] = [
    backButton: ReactComponent(.pressable, role: "button").with(\.nativePart, .backButton),
    nativeTabBar: ReactComponent(.view).with(\.nativePart, .tabBar),
    nativeTab: ReactComponent(.pressable).with(\.nativePart, .tab),
  ]
}

extension ReactNodeFacts {
  /// Sets the facts that each platform exposes for its own parts, such as the buttons of its bars.
  ///
  /// Source: UIKit, UINavigationBar and UITabBar; Material Components 1.12,
  /// NavigationBarItemView.java, onInitializeAccessibilityNodeInfo.
  mutating func setNativePart() {
    let isSelected = node.states.selected == true
    switch component.nativePart {
    case .backButton: _ = node.ios.setIfValid("traits", "backButton")
    case .tabBar:
      let count = props["itemCount"]?.value.double.flatMap { Int(exactly: $0) }
      node.ios.kind = .tabBar
      node.ios.itemCount = count
      node.android.collectionInfo.rows = 1
      node.android.collectionInfo.columns = count
      node.android.collectionInfo.selectionMode = .single
    case .tab:
      node.ios.kind = .tabBarButton
      _ = node.ios.setIfValid("traits", isSelected ? "tabBarItem, selected" : "tabBarItem")
      node.android.collectionItemInfo.row = 0
      node.android.collectionItemInfo.rowSpan = 1
      node.android.collectionItemInfo.column =
        props["position"]?.value.double.flatMap { Int(exactly: $0) }
      node.android.collectionItemInfo.columnSpan = 1
      node.android.collectionItemInfo.isSelected = isSelected
      // The selected item cannot be clicked.
      if isSelected { node.android.clickable = false }
    case .picker: _ = node.ios.setIfValid("traits", "adjustable")
    case nil: break
    }
  }
}
