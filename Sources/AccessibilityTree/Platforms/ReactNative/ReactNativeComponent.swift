/// A component of React Native.
///
/// A case stands for all components whose native views expose the same accessibility properties.
///
/// Source: React Native 0.81, Libraries/Components and Libraries/Text, Libraries/Image.
package enum ReactNativeComponent: Sendable, Hashable, CaseIterable {
  case view, text, textInput, pressable, touchable, button, switchControl, image
  case activityIndicator, modal, scrollView, horizontalScrollView

  /// Creates a component from its name or from the name of its native host view: `View`, `RCTView`.
  ///
  /// An unknown name creates a view.
  init(named name: String) {
    let prefix = "Animated."
    let plain = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    self = ReactNativeComponent.named[plain] ?? .view
  }

  /// The components by name.
  ///
  /// The keys are names of components, and names of their host views in tests.
  ///
  /// Source: React Native 0.81, Libraries/Components; its Jest setup for the names of hosts.
  package static let named: [String: ReactNativeComponent] = [
    "View": .view, "RCTView": .view, "SafeAreaView": .view, "RCTSafeAreaView": .view,
    "KeyboardAvoidingView": .view, "ImageBackground": .view, "InputAccessoryView": .view,
    "ViewPagerAndroid": .view, "DrawerLayoutAndroid": .view, "AnimatedView": .view,
    "ViewNativeComponent": .view,
    "Text": .text, "RCTText": .text,
    "TextInput": .textInput, "AndroidTextInput": .textInput,
    "RCTSinglelineTextInputView": .textInput, "RCTMultilineTextInputView": .textInput,
    "Pressable": .pressable, "RNGestureHandlerButton": .pressable,
    "TouchableOpacity": .touchable, "TouchableHighlight": .touchable,
    "TouchableWithoutFeedback": .touchable, "TouchableNativeFeedback": .touchable,
    "Button": .button,
    "Switch": .switchControl, "RCTSwitch": .switchControl, "AndroidSwitch": .switchControl,
    "Image": .image, "RCTImageView": .image,
    "ActivityIndicator": .activityIndicator, "RCTActivityIndicatorView": .activityIndicator,
    "Modal": .modal, "RCTModalHostView": .modal,
    "ScrollView": .scrollView, "RCTScrollView": .scrollView, "FlatList": .scrollView,
    "SectionList": .scrollView, "VirtualizedList": .scrollView,
    "HorizontalScrollView": .horizontalScrollView,
    "AndroidHorizontalScrollView": .horizontalScrollView,
  ]

  /// Whether the component responds to touches.
  ///
  /// Touchable components always expose an accessibility state.
  var isTouchable: Bool {
    switch self {
    case .pressable, .touchable, .button: true
    case .view, .text, .textInput, .switchControl, .image, .activityIndicator, .modal,
      .scrollView, .horizontalScrollView:
      false
    }
  }

  /// Whether hiding the component also hides its children.
  ///
  /// The value is `true` if the children are not views, or if React Native hides the children as
  /// well.
  ///
  /// Source: React Native 0.81, Button.js, which makes “no” into “no-hide-descendants”.
  package var hidesChildrenWithItself: Bool {
    switch self {
    case .text, .textInput, .button: true
    case .view, .pressable, .touchable, .switchControl, .image, .activityIndicator, .modal,
      .scrollView, .horizontalScrollView:
      false
    }
  }

  /// The role of the component if no prop states a role.
  var impliedRole: Role? {
    switch self {
    case .text: .text
    case .textInput: .textBox
    case .image: .image
    case .activityIndicator: .progressBar
    case .view, .pressable, .touchable, .button, .switchControl, .modal, .scrollView,
      .horizontalScrollView:
      nil
    }
  }
}

extension Role {
  /// Returns the most likely component of a node with this role, if the file does not name the
  /// component.
  func reactNativeComponent(isLeaf: Bool, node: Node) -> ReactNativeComponent {
    switch self {
    case .textBox, .searchBox: return .textInput
    case .combobox, .spinButton, .dateField, .dateTimeField, .monthField, .timeField, .weekField:
      if node.textInput != nil { return .textInput }
      return self == .spinButton ? .view : .pressable
    case .switchControl: return .switchControl
    case .image, .canvas: return .image
    case .button, .fileButton, .disclosureTriangle, .colorWell, .link, .checkbox, .radio, .tab,
      .menuItem, .menuItemCheckbox, .menuItemRadio, .option, .treeItem:
      return .pressable
    case .text, .paragraph, .heading, .caption, .code, .emphasis, .mark, .strong, .time:
      return .text
    default: return isLeaf && node.label?.origin == .content ? .text : .view
    }
  }
}
