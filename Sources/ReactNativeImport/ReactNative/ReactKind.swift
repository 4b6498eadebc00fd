internal import AccessibilityTree

/// The kind of a component: the React Native component with the same behaviour, or a kind for
/// components that are not views themselves.
enum ReactKind: Sendable, Hashable {
  case view, text, textInput, pressable, touchable, button, switchControl, image
  case imageBackground, activityIndicator, modal, list
  /// A component that is replaced by its children.
  case fragment
  /// A component that passes its props to its only child.
  case wrapper
  case nothing

  init(_ component: ReactNativeComponent) {
    self =
      switch component {
      case .view: .view
      case .text: .text
      case .textInput: .textInput
      case .pressable: .pressable
      case .touchable: .touchable
      case .button: .button
      case .switchControl: .switchControl
      case .image: .image
      case .activityIndicator: .activityIndicator
      case .modal: .modal
      case .scrollView, .horizontalScrollView: .list
      }
  }

  var isTouchable: Bool { self == .pressable || self == .touchable || self == .button }

  /// Whether the prop `disabled` makes the platform expose the component as disabled.
  ///
  /// Source: React Native 0.81, Pressable.js, TouchableOpacity.js, Button.js, Switch.js, Text.js.
  var supportsDisabled: Bool { isTouchable || self == .switchControl || self == .text }

  /// Whether the component supports all ARIA props.
  ///
  /// A component without this support has only the ARIA props for the label and the state.
  ///
  /// Source: React Native 0.81, View.js, Pressable.js; Text.js, Image.ios.js, TextInput.js.
  var supportsAllARIAProps: Bool {
    self != .text && self != .image && self != .imageBackground && self != .textInput
  }

  /// The name of the React Native component with this kind.
  var name: String {
    switch self {
    case .view, .fragment, .wrapper, .nothing: "View"
    case .text: "Text"
    case .textInput: "TextInput"
    case .pressable: "Pressable"
    case .touchable: "TouchableOpacity"
    case .button: "Button"
    case .switchControl: "Switch"
    case .image: "Image"
    case .imageBackground: "ImageBackground"
    case .activityIndicator: "ActivityIndicator"
    case .modal: "Modal"
    case .list: "ScrollView"
    }
  }

  /// The words for the kind in a message about the treatment of an unknown component.
  var noun: String {
    switch self {
    case .view: "a view that shows its texts"
    case .text: "a text"
    case .textInput: "a text field"
    case .pressable, .touchable, .button: "something to press"
    case .switchControl: "a switch"
    case .image, .imageBackground: "an image"
    case .activityIndicator: "a spinner"
    case .modal: "a modal window"
    case .list: "a list"
    case .fragment, .wrapper: "what is inside"
    case .nothing: "nothing"
    }
  }
}
