internal import AccessibilityTree
internal import ComponentSource

/// The modifiers that set properties of accessibility elements.
///
/// A modifier on a container without an element affects every element in the container.
enum AccessibilityModifiers {
  static let rules: [String: ViewModifierRule] = [
    "accessibilityLabel": .effect { label(&$0, $1, &$2, $3) },
    "accessibilityValue": .effect { builder, modifier, view, environment in
      setValue(builder.text(modifier.arguments?.first, in: environment), of: &view)
    },
    "accessibilityHint": .effect { builder, modifier, view, environment in
      setHint(builder.text(modifier.arguments?.first, in: environment), of: &view)
    },
    "help": .effect { builder, modifier, view, environment in
      setHint(builder.text(modifier.arguments?.first, in: environment), of: &view)
    },
    "accessibilityIdentifier": .effect { builder, modifier, view, environment in
      let identifier = builder.text(modifier.arguments?.first, in: environment, asMarkdown: false)
      setIdentifier(identifier, of: &view)
    },
    "accessibilityAddTraits": .effect { builder, modifier, view, _ in
      builder.recordUnknown(modifier.arguments?.first?.value)
      change(traits(modifier.arguments?.first?.value), of: &view, isAdded: true, &builder, modifier)
    },
    "accessibilityRemoveTraits": .effect { builder, modifier, view, _ in
      builder.recordUnknown(modifier.arguments?.first?.value)
      change(
        traits(modifier.arguments?.first?.value), of: &view, isAdded: false, &builder, modifier)
    },
    "accessibilityHidden": .effect { builder, modifier, view, _ in
      hide(&view, modifier.arguments?.first?.value, &builder)
    },
    "accessibilityElement": ViewModifierRule(
      environment: { builder, modifier, environment in
        if children(modifier, &builder) == "ignore" { environment.isOneStop = true }
      },
      effect: { builder, modifier, view, _ in
        // If the behaviour is unknown, the elements inside stay as they are.
        guard let children = children(modifier, &builder) else { return }
        ElementGrouping.apply(children, to: &view, &builder, at: modifier.range)
      }),
    "accessibilityHeading": .effect { builder, modifier, view, _ in
      guard let name = builder.memberName(modifier.arguments?.first?.value),
        let level = Int(name.dropFirst())
      else { return }
      view.changeStops { $0.node.level = level }
    },
    "accessibilitySortPriority": .effect { builder, modifier, view, _ in
      setPriority(builder.number(modifier.arguments?.first?.value), of: &view)
    },
    "accessibilityAction": .effect { action(&$0, $1, &$2, $3) },
    "accessibilityActions": .effect { builder, modifier, view, environment in
      let buttons = builder.build(modifier.content, in: environment).stops.filter {
        $0.isPlainButton && $0.label != nil
      }
      view.changeStops { element in
        element.node.actions += buttons.compactMap(\.label)
        element.behaviour.actions += buttons.map(\.behaviour.activation)
      }
    },
    "accessibilityAdjustableAction": .effect { _, modifier, view, _ in
      view.changeStops { element in
        element.traits.insert(.adjustable)
        element.behaviour.adjustment = element.behaviour.handler(modifier.handler)
      }
    },
    "accessibilityRepresentation": .effect { builder, modifier, view, environment in
      let represented = builder.build(
        modifier.content ?? modifier.value("representation"), in: environment)
      view.elements = represented.elements
      view.elementIfModified = represented.elementIfModified
    },
    "accessibilityChildren": .effect { builder, modifier, view, environment in
      let children = builder.build(modifier.content ?? modifier.value("children"), in: environment)
      var group = ViewElement(
        container: .group, children.elements,
        at: view.elementIfModified?.node.position ?? view.stops.first?.node.position)
      group.node.grouping = .contain
      if let own = view.elements.first, view.elements.count == 1,
        own.hasAuthoredLabel || !own.isStop
      {
        group.node.label = own.node.label
      }
      view.elements = [group]
    },
    "accessibilityCustomContent": .effect { builder, modifier, view, environment in
      let texts = (modifier.arguments ?? []).filter { $0.label == nil }
      guard texts.count > 1, let label = builder.text(texts[0], in: environment) else { return }
      let value = builder.text(texts[1], in: environment) ?? ""
      let isImportant = modifier.value("importance")?.memberName == "high"
      let content = CustomContent(label: label, value: value, isImportant: isImportant)
      view.changeStops { $0.node.customContent.append(content) }
    },
    "accessibilityRespondsToUserInteraction": .effect { builder, modifier, view, _ in
      guard let flag = builder.flag(modifier.arguments?.first?.value ?? .boolean(true)) else {
        return
      }
      view.changeStops { $0.node.ios.respondsToUserInteraction = flag }
    },
    "accessibilityLabeledPair": .effect { builder, modifier, view, _ in
      let id = modifier.value("id").map { builder.evaluator.text(of: $0) } ?? ""
      let isLabel = modifier.value("role")?.memberName == "label"
      view.preferences.pairs.append((id, isLabel))
    },
    "speechSpellsOutCharacters": .effect { builder, modifier, view, _ in
      guard builder.flag(modifier.arguments?.first?.value ?? .boolean(true)) == true else { return }
      view.changeStops { element in
        guard let label = element.node.label, label.text.count > 1, !label.text.contains(" ") else {
          return
        }
        element.node.label?.text = label.text.map(String.init).joined(separator: " ")
      }
    },
    "accessibility": .effect { applyDeprecatedModifier(&$0, $1, &$2, $3) },
  ]

  // MARK: Label, value, hint

  @Sendable private static func label(
    _ builder: inout ViewBuilder, _ modifier: Component, _ view: inout BuiltView,
    _ environment: ViewEnvironment
  ) {
    if let function = modifier.content?.function {
      // The closure gets the current label, and can add other texts before and after that label.
      let old = view.stops.compactMap(\.label).joined(separator: ", ")
      let own = Component(
        "Text",
        [
          ComponentArgument(label: "verbatim", value: .string(SourceText(old)), at: modifier.range)
        ], at: modifier.range, identity: modifier.identity)
      let contents = builder.evaluator.contents(of: function, [.component(own)])
      let parts = builder.views(of: contents, in: environment).compactMap {
        builder.joinedText($0)
      }
      setLabel(parts.joined(separator: ", "), of: &view)
      return
    }
    setLabel(builder.text(modifier.arguments?.first, in: environment), of: &view)
  }

  static func setLabel(_ text: String?, of view: inout BuiltView) {
    guard let text, !view.isScrolling else { return }
    if view.preferences.isTabContent {
      view.preferences.tab?.node.label = text.isEmpty ? nil : AuthoredText(text)
      return
    }
    // A label on an open disclosure group removes the elements of the group's content.
    //
    // Source: CVS Health, iOS SwiftUI accessibility techniques, Disclosure Groups.
    if view.isDisclosure { view.elements = Array(view.elements.prefix(1)) }
    view.isColumn = view.isColumn && view.elements.count > 1
    if !text.isEmpty { view.allowElementOfStack() }
    if view.elements.count == 1, !view.elements[0].isStop,
      [.group, .tabBar].contains(view.elements[0].node.role)
    {
      view.elements[0].node.label = text.isEmpty ? nil : AuthoredText(text)
      return
    }
    view.changeStops { element in
      element.node.label = text.isEmpty ? nil : AuthoredText(text)
      element.hasAuthoredLabel = true
      element.nameDiagnostics = []
      // The list shows the text of a section header in capitals, but does not change an authored
      // label.
      if element.node.knownIOS?.className == "sectionHeader" { element.node.ios.className = nil }
      if text.isEmpty { element.node.ios.imageCatalog = nil }
      // A label on a menu picker hides the chosen text.
      if element.node.role == .combobox, element.node.ios.className == nil {
        element.node.value = nil
      }
      // The label replaces the label of an activity indicator, but not the words for its state.
      if element.node.role == .progressBar, element.node.states.isBusy, element.node.value == nil {
        element.node.value = Value(text: "In progress")
      }
    }
  }

  static func setValue(_ text: String?, of view: inout BuiltView) {
    guard let text else { return }
    // Source: CVS Health, iOS SwiftUI accessibility techniques, Tabs: the value of a tab's content
    // is announced with the tab.
    view.preferences.tab?.setAuthoredValue(text)
    if view.preferences.isTabContent { return }
    if !text.isEmpty { view.allowElementOfStack() }
    view.changeGroupOrStops { $0.setAuthoredValue(text) }
  }

  static func setHint(_ text: String?, of view: inout BuiltView) {
    guard let text else { return }
    let hint = text.isEmpty ? nil : AuthoredText(text)
    if view.preferences.isTabContent {
      view.preferences.tab?.node.hint = hint
      return
    }
    view.changeGroupOrStops { $0.node.hint = hint }
  }

  static func setIdentifier(_ identifier: String?, of view: inout BuiltView) {
    guard let identifier, !identifier.isEmpty else { return }
    if view.elements.count == 1, !view.elements[0].isStop {
      view.elements[0].node.id = identifier
      return
    }
    guard !view.elements.isEmpty else { return }
    view.changeStops { $0.node.id = $0.node.id ?? identifier }
  }

  private static func setPriority(_ priority: Double?, of view: inout BuiltView) {
    guard let priority else { return }
    let value = Spelled(priority, as: "\(priority)")
    if view.elements.count == 1, !view.elements[0].isStop {
      view.elements[0].node.ios.sortPriority = value
      return
    }
    view.changeStops { $0.node.ios.sortPriority = value }
  }

  // MARK: Hidden, actions

  static func hide(
    _ view: inout BuiltView, _ value: SourceValue?, _ builder: inout ViewBuilder
  ) {
    guard let isHidden = builder.flag(value ?? .boolean(true)) else { return }
    guard isHidden else { return }
    for stop in view.stops where stop.node.role == .text {
      if let position = stop.node.position, let text = stop.label {
        builder.silentTexts[position, default: []].insert(text)
      }
    }
    view.elements = []
    view.elementIfModified = nil
    view.preferences.unreachableTaps = []
    view.isHidden = true
  }

  @Sendable private static func action(
    _ builder: inout ViewBuilder, _ modifier: Component, _ view: inout BuiltView,
    _ environment: ViewEnvironment
  ) {
    let handler = modifier.handler
    let name =
      builder.text(modifier.argument("named"), in: environment)
      ?? builder.text(modifier.value("label"), in: environment)
    if let name {
      let action =
        modifier.argument("label") == nil
        ? handler : modifier.value("action") ?? modifier.trailing
      view.changeStops { element in
        element.node.actions.append(name)
        element.behaviour.actions.append(element.behaviour.handler(action))
      }
      return
    }
    switch modifier.title?.value.memberName {
    case nil, "default":
      view.changeStops { element in
        element.behaviour.activation =
          element.behaviour.handler(handler) ?? element.behaviour.activation
      }
    case "escape":
      view.changeStops { $0.behaviour.escape = $0.behaviour.handler(handler) }
    case "magicTap":
      view.changeStops { $0.behaviour.magicTap = $0.behaviour.handler(handler) }
    default: break
    }
  }

  /// Applies the older spelling of the modifiers: `accessibility(label:)`.
  @Sendable private static func applyDeprecatedModifier(
    _ builder: inout ViewBuilder, _ modifier: Component, _ view: inout BuiltView,
    _ environment: ViewEnvironment
  ) {
    for argument in modifier.arguments ?? [] {
      let text = { (builder: inout ViewBuilder) in builder.text(argument, in: environment) }
      switch argument.label {
      case "label": setLabel(text(&builder), of: &view)
      case "value": setValue(text(&builder), of: &view)
      case "hint": setHint(text(&builder), of: &view)
      case "identifier": setIdentifier(text(&builder), of: &view)
      case "hidden": hide(&view, argument.value, &builder)
      case "addTraits":
        change(traits(argument.value), of: &view, isAdded: true, &builder, modifier)
      case "removeTraits":
        change(traits(argument.value), of: &view, isAdded: false, &builder, modifier)
      case "sortPriority": setPriority(builder.number(argument.value), of: &view)
      default: break
      }
    }
  }
}
