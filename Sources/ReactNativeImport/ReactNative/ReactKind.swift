internal import Simulator

/// What a component is to the importer: one of React Native's own, or nothing of its own.
enum ReactKind: Sendable, Hashable {
  case view, text, textInput, pressable, touchable, button, switchControl, image
  case imageBackground, activityIndicator, modal, list
  /// What is inside takes its place.
  case fragment
  /// Its props go to its only child.
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

  /// Whether it takes touches by itself.
  var isTouchable: Bool {
    switch self {
    case .pressable, .touchable, .button: true
    case .view, .text, .textInput, .switchControl, .image, .imageBackground, .activityIndicator,
      .modal, .list, .fragment, .wrapper, .nothing:
      false
    }
  }

  /// Whether `disabled` goes into the state.
  ///
  /// Source: React Native 0.81, Pressable.js, TouchableOpacity.js, Button.js, Switch.js, Text.js.
  var takesDisabled: Bool { isTouchable || self == .switchControl || self == .text }

  /// Whether it translates all props of ARIA; others do so for the label and the state only.
  ///
  /// Source: React Native 0.81, View.js, Pressable.js; Text.js, Image.ios.js, TextInput.js.
  var knowsAllOfARIA: Bool {
    switch self {
    case .text, .image, .imageBackground, .textInput: false
    case .view, .pressable, .touchable, .button, .switchControl, .activityIndicator, .modal,
      .list, .fragment, .wrapper, .nothing:
      true
    }
  }

  /// What it is called in React Native.
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

  /// What it is called in a sentence about a guess.
  var noun: String {
    switch self {
    case .view: "a view that shows its texts"
    case .text: "a text"
    case .textInput: "a text field"
    case .pressable, .touchable, .button: "something to press"
    case .switchControl: "a switch"
    case .image, .imageBackground: "an image"
    case .activityIndicator: "a spinner"
    case .modal: "a window over the rest"
    case .list: "a list"
    case .fragment, .wrapper: "what is inside"
    case .nothing: "nothing"
    }
  }
}
