internal import AccessibilityTree
internal import ComponentSource

/// The modifiers for keyboards, submitting and focus.
enum InputModifiers {
  static let rules: [String: ViewModifierRule] = [
    "onSubmit": .inside { _, modifier, environment in
      switch modifier.handler {
      case .function(let function)?: environment.submit.insert(function, at: 0)
      case .unknown(let unknown)?: environment.unknownSubmits.append(unknown)
      default: break
      }
    },
    "onAppear": .effect { builder, modifier, _, _ in appear(&builder, modifier) },
    "task": .effect { builder, modifier, _, _ in
      appear(&builder, modifier)
      observe(modifier.value("id"), &builder, modifier)
    },
    "onChange": .effect { builder, modifier, _, _ in
      let value = builder.unwrappingBinding(modifier.value("of"))
      observe(value, &builder, modifier)
      guard let value, builder.flag(modifier.value("initial")) == true else { return }
      appear(&builder, modifier, with: value)
    },
    "submitLabel": .inside { _, modifier, environment in
      environment.submitLabel = modifier.arguments?.first?.value.memberName
    },
    "keyboardType": .effect { _, modifier, view, _ in
      let name = modifier.arguments?.first?.value.memberName ?? ""
      view.changeStops { element in
        guard let keyboard = FieldViews.keyboards[name], element.node.textInput != nil else {
          return
        }
        element.node.textInput?.keyboard = keyboard
      }
    },
    "textContentType": .effect { _, modifier, view, _ in
      let name = modifier.arguments?.first?.value.memberName ?? ""
      view.changeStops { element in
        guard element.node.textInput != nil else { return }
        element.node.textInput?.autofill = autofill[name]
        element.node.ios.details[.textContentType] = name
      }
    },
    "focused": .effect { builder, modifier, view, _ in
      guard let focus = focus(modifier, &builder) else { return }
      let isFocused = builder.areEqual(modifier.arguments?.first?.value, focus.value)
      view.changeStops { element in
        element.behaviour.focus = focus
        if element.node.textInput != nil { element.node.states.isFocused = isFocused }
      }
    },
    "accessibilityFocused": .effect { builder, modifier, view, _ in
      guard let focus = focus(modifier, &builder) else { return }
      let isFocused = builder.areEqual(modifier.arguments?.first?.value, focus.value)
      view.changeStops { element in
        element.behaviour.readerFocus = focus
        element.behaviour.hasReaderFocus = isFocused
      }
    },
    "font": .effect { builder, modifier, view, _ in fixedFont(&builder, modifier, &view) },
  ]

  /// Records the action to run when a view appears.
  ///
  /// - Parameter value: The value to pass to the action, as both the old and the new value.
  private static func appear(
    _ builder: inout ViewBuilder, _ modifier: Component, with value: SourceValue? = nil
  ) {
    guard let function = modifier.handler?.function else { return }
    let arguments = value.map {
      Array(repeating: $0, count: function.parameters.count == 1 ? 1 : 2)
    }
    builder.appearing.append(
      ViewBuilder.AppearAction(
        action: function, arguments: arguments ?? [], identity: modifier.identity,
        isTask: modifier.name == "task"))
  }

  /// Records a value that is observed by a modifier.
  ///
  /// Changes of the value run the modifier's action.
  private static func observe(
    _ value: SourceValue?, _ builder: inout ViewBuilder, _ modifier: Component
  ) {
    guard let value = builder.unwrappingBinding(value), let action = modifier.handler?.function
    else { return }
    builder.observed.append(
      ViewBuilder.ObservedValue(
        identity: modifier.identity, value: value, action: action,
        isTask: modifier.name == "task"))
  }

  /// Returns the state of a focus modifier, and the state's value while the view has focus.
  private static func focus(
    _ modifier: Component, _ builder: inout ViewBuilder
  ) -> (state: StateKey, value: SourceValue)? {
    guard let state = builder.state(modifier.arguments?.first?.value) else { return nil }
    return (state, modifier.value("equals") ?? .boolean(true))
  }

  /// The purposes of fields in HTML, by their names in UIKit.
  private static let autofill: [String: String] = [
    "emailAddress": "email", "password": "current-password", "newPassword": "new-password",
    "username": "username", "oneTimeCode": "one-time-code", "givenName": "given-name",
    "familyName": "family-name", "name": "name", "telephoneNumber": "tel",
    "postalCode": "postal-code", "addressCity": "address-level2",
    "streetAddressLine1": "address-line1",
    "organizationName": "organization", "countryName": "country-name", "URL": "url",
    "creditCardNumber": "cc-number", "birthdate": "bday",
  ]

  /// Records the size of a font that does not follow the person's text size.
  private static func fixedFont(
    _ builder: inout ViewBuilder, _ modifier: Component, _ view: inout BuiltView
  ) {
    guard case .component(let font)? = modifier.arguments?.first?.value,
      font.lastName == "system" || font.value("fixedSize") != nil,
      let size = builder.number(font.value("size") ?? font.value("fixedSize"))
    else { return }
    view.changeGestures { $0.node.ios.details[.pointSize] = "\(size)" }
  }
}
