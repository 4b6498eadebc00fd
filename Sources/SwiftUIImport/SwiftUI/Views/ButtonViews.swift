internal import AccessibilityTree
internal import ComponentSource

/// The conversion of buttons, links and menus.
enum ButtonViews {
  /// Reads a `Button`.
  static let button: ViewConverter = { builder, component, environment in
    let hasTitle = component.title != nil
    let hasAction = component.argument("action") != nil || component.argument("intent") != nil
    let label = builder.label(
      of: component, component.value("label") ?? (hasAction ? component.trailing : nil),
      in: environment)
    var element = control(&builder, component, label, environment, style: "buttonStyle")
    let action = component.handler("action") ?? component.trailing
    element.behaviour.activation = element.behaviour.handler(action)
    if !hasTitle, component.argument("label") == nil, component.argument("action") == nil,
      case .component(let role)? = component.value("role"), element.label == nil
    {
      builder.record(.systemWords("Button(role: .\(role.lastName))"), at: component.range)
      let words = roleWords(role.lastName, in: environment.language ?? builder.texts.language)
      element.node.label = AuthoredText(words, from: .standard)
    }
    return BuiltView([element])
  }

  /// Returns the system's title for a button with a role but without an authored title.
  ///
  /// Source: SwiftUI, `Button.init(role:action:)` of iOS 26. Assumed: the English words. The titles
  /// of other roles and languages are placeholders.
  private static func roleWords(_ role: String, in language: String?) -> String {
    let words = ["cancel": "Cancel", "close": "Close"][role]
    return words.flatMap { language?.hasPrefix("en") == false ? nil : $0 } ?? "{title of .\(role)}"
  }

  /// Returns the element of a control, whose name consists of all texts in the control's label.
  ///
  /// If the project declares a style for the control, the style draws the label. The element still
  /// has the name, the trait and the action of the control.
  static func control(
    _ builder: inout ViewBuilder, _ component: Component, _ label: BuiltView,
    _ environment: ViewEnvironment, style: String, _ role: Role = .button,
    _ traits: AccessibilityTraits = .button
  ) -> ViewElement {
    var label = label
    let styled = builder.styled(label, component, style, in: environment)
    if let styled { label = styled }
    var element = ViewElement(role, traits, at: builder.position(of: component.range))
    element.node.states.isDisabled = !environment.isEnabled
    element.node.language = environment.language
    element.setContent(label)
    // An initialiser that no file declares can give the control a title.
    if element.label == nil, let arguments = component.arguments,
      arguments.contains(where: { !labels.contains($0.label ?? "label") })
    {
      element.node.label = AuthoredText(builder.unknown(component.range), from: .content)
    }
    if styled == nil, label.stops.contains(where: \.isPlainButton) {
      builder.record(.nestedButton, at: component.range)
    }
    return element
  }

  /// The labels of arguments in SwiftUI's initialisers of controls.
  private static let labels: Set<String> = [
    "action", "intent", "role", "label", "systemImage", "image", "title", "isOn", "sources",
    "destination", "content", "value", "isActive", "tag", "selection", "primaryAction", "in",
    "step", "format", "onEditingChanged", "onIncrement", "onDecrement", "item", "items",
    "subject", "message", "preview", "matching", "photoLibrary", "maxSelectionCount",
    "selectionBehavior", "preferredItemEncoding", "payloadType", "supportedContentTypes",
    "validator", "onPaste", "onRequest", "onCompletion", "isExpanded",
  ]

  /// Reads a `Link`, which has the traits of a button and a link.
  static let link: ViewConverter = { builder, component, environment in
    let label = builder.label(
      of: component, component.content ?? component.value("label"), in: environment)
    return BuiltView([
      control(
        &builder, component, label, environment, style: "buttonStyle", .link, [.button, .link])
    ])
  }

  /// Reads a `NavigationLink`, which is a button.
  static let navigationLink: ViewConverter = { builder, component, environment in
    let named = component.value("destination")
    let isValue = component.argument("value") != nil
    let label = component.value("label") ?? (named != nil || isValue ? component.trailing : nil)
    var element = control(
      &builder, component, builder.label(of: component, label, in: environment), environment,
      style: "buttonStyle")
    builder.navigation.addEnvironment(environment.values)
    if isValue {
      element.behaviour.linkedValue = builder.unwrappingBinding(component.value("value"))
      element.behaviour.path = environment.path
    } else {
      element.behaviour.destination = named ?? component.trailing
    }
    return BuiltView([element])
  }

  /// Reads a `Menu`.
  ///
  /// Its items are shown only while the menu is open.
  static let menu: ViewConverter = { builder, component, environment in
    let label = builder.label(of: component, component.value("label"), in: environment)
    var element = control(&builder, component, label, environment, style: "menuStyle")
    element.node.states.popup = .menu
    element.node.ios.className = "popUpButton"
    var items = environment
    items.styles = [:]
    items.container = .menu
    let content = builder.build(component.content, in: items)
    let stops = content.stops
    let key = StateKey(owner: component.identity, path: ["$menu"])
    let dismissal = Dismissal(state: key)
    element.behaviour.opens = key
    // Source: SwiftUI, `Menu.init(content:label:primaryAction:)`: a tap runs the primary action.
    element.behaviour.activation = element.behaviour.handler(component.handler("primaryAction"))
    element.children = stops.map { item in
      var item = item
      item.node.role = .menuItem
      item.children = []
      return item
    }
    var view = BuiltView([element])
    if case .boolean(true)? = builder.evaluator.states[key] {
      view.preferences.presented.append(
        opened(stops, key, at: builder.position(of: component.range)))
      // Choosing an item of a nested menu also closes the menu around the nested menu.
      view.preferences.presented += content.preferences.presented.map { menu in
        var menu = menu
        menu.changeStops { item in
          if item.behaviour.opens == nil { item.behaviour.dismissals.append(dismissal) }
        }
        return menu
      }
    }
    return view
  }

  /// Returns a menu that a person opened.
  ///
  /// VoiceOver adds a button that closes the menu. The screen does not include this button.
  static func opened(
    _ items: [ViewElement], _ key: StateKey, at position: Node.Position?
  ) -> ViewElement {
    var elements = items
    let dismissal = Dismissal(state: key)
    for index in elements.indices { elements[index].behaviour.dismissals.append(dismissal) }
    var menu = ViewElement(container: .dialog, class: "contextMenu", elements, at: position)
    menu.node.states.isModal = true
    menu.behaviour.dismissals = [dismissal]
    return menu
  }

  /// Returns the converter for a button that the system draws with its standard words.
  static func system(_ words: String) -> ViewConverter {
    { builder, component, environment in
      let label = component.title == nil ? component.value("label") ?? component.trailing : nil
      let content = builder.build(label, in: environment.insideControl)
      var element = control(&builder, component, content, environment, style: "buttonStyle")
      // `SignInWithAppleButton(.continue)` chooses words of the system.
      let member = builder.unwrappingBinding(component.title?.value)?.implicitName
      if member == nil, let title = builder.text(component.title, in: environment) {
        element.setTitle(title, component, &builder)
      }
      if element.label == nil {
        element.node.label = AuthoredText(systemWords[member ?? ""] ?? words, from: .standard)
        builder.record(.systemWords(component.name), at: component.range)
      }
      return BuiltView([element])
    }
  }

  /// Reads an `EditButton`, which begins and ends the edit mode of lists.
  static let edit: ViewConverter = { builder, component, environment in
    let mode = builder.editMode(in: environment)
    var view = system(mode.isActive ? "Done" : "Edit")(&builder, component, environment)
    guard mode.state != nil, !view.elements.isEmpty else { return view }
    view.elements[0].behaviour.binding = mode.state
    view.elements[0].behaviour.options = [
      ("", mode.isActive ? EditMode.inactive : EditMode.active)
    ]
    return view
  }

  /// The system's words for the kinds of `SignInWithAppleButton`.
  private static let systemWords = [
    "continue": "Continue with Apple", "signUp": "Sign up with Apple",
  ]

  /// Reads a disclosure group: a button, and the content of the group while the group is open.
  static let disclosure: ViewConverter = { builder, component, environment in
    // `DisclosureGroup(isExpanded: $isOpen, content: content) { Text("Details") }`
    let closure = component.argument("content") == nil ? nil : component.trailing
    let label = builder.label(of: component, component.value("label") ?? closure, in: environment)
    var element = control(&builder, component, label, environment, style: "disclosureGroupStyle")
    // Without a binding, SwiftUI keeps the state of the group.
    let own = StateKey(owner: component.identity, path: ["$isExpanded"])
    let isExpanded: Bool
    if component.argument("isExpanded") == nil {
      if case .boolean(true)? = builder.evaluator.states[own] {
        isExpanded = true
      } else {
        isExpanded = false
      }
      element.behaviour.binding = own
    } else {
      isExpanded = builder.flag(component.value("isExpanded")) ?? false
      element.behaviour.binding = builder.state(component.value("isExpanded"))
    }
    element.node.states.expanded = isExpanded
    guard isExpanded else { return BuiltView([element]) }
    var view = BuiltView.joined([
      BuiltView([element]), builder.build(component.content, in: environment),
    ])
    view.isDisclosure = true
    return view
  }
}

extension ViewEnvironment {
  /// The environment for the views in a control's label.
  var insideControl: ViewEnvironment {
    var environment = self
    environment.labelsAreHidden = false
    environment.isOneStop = true
    return environment
  }
}

extension ViewElement {
  /// Takes the texts and states of the views in a label.
  ///
  /// If the label has no text and only one symbol, the symbol names the element.
  mutating func setContent(_ view: BuiltView) {
    let stops = view.stops
    let texts = stops.flatMap(ViewBuilder.spokenTexts)
    if stops.contains(where: \.isDisabledInside) { node.states.isDisabled = true }
    if !texts.isEmpty {
      node.label = AuthoredText(texts.joined(separator: ", "), from: .content)
      nameDiagnostics = stops.filter { !$0.isUnlabelledSymbol }.flatMap(\.nameDiagnostics)
      if texts.count == 1, let asset = stops.first(where: \.isNamedByAsset) {
        node.ios.image = asset.node.ios.image
      }
    } else if let symbol = stops.first(where: \.isNamedBySymbol) {
      nameDiagnostics = symbol.nameDiagnostics
      node.label = symbol.node.label
      node.ios.image = symbol.node.ios.image
      node.ios.imageCatalog = symbol.node.ios.imageCatalog
      isNamedBySymbol = true
    }
    if stops.contains(where: { $0.node.states.selected == true }) { node.states.selected = true }
    node.hint = stops.lazy.compactMap(\.node.hint).first
    node.actions = stops.flatMap(\.node.actions)
    behaviour.actions = stops.flatMap(\.behaviour.actions)
    node.customContent = stops.flatMap(\.node.customContent)
  }

  /// Sets the title of a control.
  ///
  /// If the title is empty, the control's symbol names the control.
  mutating func setTitle(
    _ title: String?, _ component: Component, _ builder: inout ViewBuilder
  ) {
    guard let title, !title.isEmpty else {
      guard let symbol = component.value("systemImage") else { return }
      setContent(ImageViews.symbol(&builder, symbol, at: component.range))
      return
    }
    node.label = AuthoredText(title, from: .content)
    isNamedBySymbol = false
    nameDiagnostics = []
  }
}

extension ViewBuilder {
  /// Returns the view of a control's label.
  ///
  /// This is the title, a view, or the symbol if the title is empty.
  mutating func label(
    of component: Component, _ view: SourceValue?, in environment: ViewEnvironment
  ) -> BuiltView {
    guard component.title != nil else { return build(view, in: environment.insideControl) }
    if let title = text(component.title, in: environment), !title.isEmpty {
      return BuiltView([
        ViewElement(.text, .staticText, label: title, at: position(of: component.range))
      ])
    }
    guard let symbol = component.value("systemImage") else { return BuiltView() }
    return ImageViews.symbol(&self, symbol, at: component.range)
  }
}
