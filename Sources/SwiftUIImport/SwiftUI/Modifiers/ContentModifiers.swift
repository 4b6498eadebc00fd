internal import AccessibilityTree
internal import ComponentSource

/// The modifiers that add views, hide them or change what their controls show.
enum ContentModifiers {
  static let rules: [String: ViewModifierRule] = [
    "disabled": ViewModifierRule(
      environment: { builder, modifier, environment in
        if builder.flag(modifier.arguments?.first?.value) == true { environment.isEnabled = false }
      },
      effect: { builder, modifier, view, _ in
        guard builder.flag(modifier.arguments?.first?.value) == true else { return }
        view.changeGestures { $0.isDisabledInside = true }
      }),
    "labelsHidden": .inside { _, _, environment in environment.labelsAreHidden = true },
    "buttonStyle": .style("buttonStyle"), "menuStyle": .style("menuStyle"),
    "toggleStyle": .style("toggleStyle"), "pickerStyle": .style("pickerStyle"),
    "labelStyle": .style("labelStyle"), "datePickerStyle": .style("datePickerStyle"),
    "tabViewStyle": .style("tabViewStyle"), "textCase": .style("textCase"),
    "disclosureGroupStyle": .style("disclosureGroupStyle"),
    "groupBoxStyle": .style("groupBoxStyle"), "textFieldStyle": .style("textFieldStyle"),
    "labeledContentStyle": .style("labeledContentStyle"),
    "progressViewStyle": .style("progressViewStyle"), "gaugeStyle": .style("gaugeStyle"),
    "environment": .inside { environment(&$0, $1, &$2) },
    "hidden": .effect { _, _, view, _ in hide(&view) },
    "opacity": .effect { builder, modifier, view, _ in
      if let opacity = builder.number(modifier.arguments?.first?.value), opacity <= 0 {
        hide(&view)
      }
    },
    "overlay": .effect { builder, modifier, view, environment in
      add(builder.build(content(of: modifier), in: environment), to: &view, isAfter: true)
    },
    "background": .effect { builder, modifier, view, environment in
      add(builder.build(content(of: modifier), in: environment), to: &view, isAfter: false)
    },
    "safeAreaInset": .effect { builder, modifier, view, environment in
      inset(&view, modifier, &builder, environment)
    },
    "safeAreaBar": .effect { builder, modifier, view, environment in
      inset(&view, modifier, &builder, environment)
    },
    "badge": .effect { builder, modifier, view, environment in
      badge(&view, modifier, &builder, environment)
    },
    "swipeActions": .effect { builder, modifier, view, environment in
      // Source: SwiftUI, `swipeActions(edge:allowsFullSwipe:content:)`: in rows of a list.
      guard environment.container == .list || environment.container == .form else {
        return builder.record(.swipesOutsideList, at: modifier.range)
      }
      let buttons = builder.build(modifier.content, in: environment).stops.filter {
        $0.label != nil
      }
      view.changeStops { element in
        element.node.actions += buttons.compactMap(\.label)
        element.behaviour.actions += buttons.map(\.behaviour.activation)
      }
    },
    "tabViewBottomAccessory": .effect { builder, modifier, view, environment in
      let content = builder.build(modifier.content, in: environment).elements
      let hasBar = view.elements.last?.node.role == .tabBar
      view.elements.insert(contentsOf: content, at: view.elements.count - (hasBar ? 1 : 0))
    },
    "onDelete": .effect { _, modifier, view, _ in
      guard modifier.value("perform")?.isNull != true else { return }
      let row = view.preferences.row
      view.addDeletion()
      view.changeStops { element in
        guard let row, let handler = element.behaviour.handler(modifier.handler) else { return }
        element.behaviour.deletion = (handler, row)
      }
    },
    "tag": .effect { _, modifier, view, _ in
      view.preferences.tag = modifier.arguments?.first?.value
    },
    "tabItem": .effect { builder, modifier, view, environment in
      let item = builder.build(modifier.content, in: environment)
      var tab = ViewElement(.tab, at: builder.position(of: modifier.range))
      tab.setContent(item)
      // The value of the content is also the value of the tab.
      let values = Set(view.stops.map(\.valueOfModifier))
      if values.count == 1, let value = values.first ?? nil { tab.setAuthoredValue(value) }
      view.preferences.tab = tab
    },
    "onTapGesture": .effect { builder, modifier, view, _ in
      view.addTap(modifier.handler, at: builder.position(of: modifier.range))
    },
    "onLongPressGesture": .effect { _, modifier, view, _ in
      view.changeGestures { element in
        guard element.behaviour.longPress == nil else { return }
        element.behaviour.longPress = element.behaviour.handler(modifier.handler)
      }
    },
    "contextMenu": .effect { contextMenu(&$0, $1, &$2, $3) },
    "gesture": .effect { addGesture(&$0, $1, &$2, $3) },
    "highPriorityGesture": .effect { addGesture(&$0, $1, &$2, $3) },
    "simultaneousGesture": .effect { addGesture(&$0, $1, &$2, $3) },
  ]

  /// Adds a tap gesture to a view, and ignores other gestures:
  /// `.gesture(TapGesture().onEnded { … })`.
  @Sendable private static func addGesture(
    _ builder: inout ViewBuilder, _ modifier: Component, _ view: inout BuiltView,
    _ environment: ViewEnvironment
  ) {
    guard
      case .component(let gesture)? = builder.unwrappingBinding(modifier.arguments?.first?.value),
      gesture.name == "TapGesture"
    else { return }
    view.addTap(
      gesture.modifiers.last { $0.name == "onEnded" }?.handler,
      at: builder.position(of: modifier.range),
      hasPriority: modifier.name == "highPriorityGesture")
  }

  /// Adds a context menu, whose items are shown only while the menu is open.
  @Sendable private static func contextMenu(
    _ builder: inout ViewBuilder, _ modifier: Component, _ view: inout BuiltView,
    _ environment: ViewEnvironment
  ) {
    // The items depend on the rows that a person selected.
    guard modifier.argument("forSelectionType") == nil else { return }
    let key = StateKey(owner: modifier.identity, path: ["$menu"])
    view.changeGestures { element in
      element.behaviour.contextMenu = element.behaviour.contextMenu ?? key
    }
    guard case .boolean(true)? = builder.evaluator.states[key] else { return }
    var inside = environment
    inside.styles = [:]
    inside.container = .menu
    let items = builder.build(modifier.value("menuItems") ?? modifier.content, in: inside).stops
    view.preferences.presented.append(
      ButtonViews.opened(items, key, at: builder.position(of: modifier.range)))
  }

  private static func hide(_ view: inout BuiltView) {
    view.elements = []
    view.elementIfModified = nil
    view.preferences.unreachableTaps = []
    view.isHidden = true
  }

  /// Returns the view of an overlay or background, which may be a shape or colour.
  private static func content(of modifier: Component) -> SourceValue? {
    modifier.content ?? modifier.title?.value
  }

  private static func add(_ other: BuiltView, to view: inout BuiltView, isAfter: Bool) {
    guard !other.elements.isEmpty else { return }
    // The added views are visible, even if the view itself is hidden.
    view.isHidden = false
    view.elements = isAfter ? view.elements + other.elements : other.elements + view.elements
    view.isColumn = false
  }

  private static func inset(
    _ view: inout BuiltView, _ modifier: Component, _ builder: inout ViewBuilder,
    _ environment: ViewEnvironment
  ) {
    let content = builder.build(modifier.content, in: environment)
    let isBefore = ["top", "leading"].contains(modifier.value("edge")?.memberName ?? "")
    add(content, to: &view, isAfter: !isBefore)
  }

  /// Adds the text of a badge to the label of a row.
  ///
  /// A badge on a tab is not announced.
  private static func badge(
    _ view: inout BuiltView, _ modifier: Component, _ builder: inout ViewBuilder,
    _ environment: ViewEnvironment
  ) {
    guard view.preferences.tab == nil,
      environment.container == .list || environment.container == .form,
      let text = builder.text(modifier.arguments?.first, in: environment), text != "0"
    else { return }
    guard view.stops.count == 1 else { return }
    view.changeStops { element in
      let texts = [element.label, text].compactMap { $0 }
      element.node.label = AuthoredText(texts.joined(separator: ", "), from: .content)
    }
  }

  /// Applies `environment(\.locale, …)` and other environment values that affect announcements.
  @Sendable private static func environment(
    _ builder: inout ViewBuilder, _ modifier: Component, _ environment: inout ViewEnvironment
  ) {
    let arguments = modifier.arguments ?? []
    guard arguments.count == 2, let name = arguments[0].value.function?.reference.last else {
      return
    }
    switch name {
    case "isEnabled":
      if builder.flag(arguments[1].value) == false { environment.isEnabled = false }
    case "locale":
      guard case .component(let locale)? = builder.unwrappingBinding(arguments[1].value),
        let identifier = locale.value("identifier") ?? locale.arguments?.first?.value
      else { return }
      let text = builder.evaluator.text(of: identifier)
      environment.language = String(text.map { $0 == "_" ? "-" : $0 })
    default: return
    }
  }
}

extension BuiltView {
  /// Changes every stop that a gesture on the view affects.
  ///
  /// The gesture does not turn the view into an element.
  mutating func changeGestures(_ change: (inout ViewElement) -> Void) {
    for index in elements.indices { elements[index].changeStops(change) }
  }

  /// Adds the action that deletes a row.
  mutating func addDeletion() {
    changeStops { element in
      element.node.actions.append("Delete")
      element.behaviour.actions.append(nil)
    }
  }

  /// Makes a view react to taps.
  ///
  /// Controls and views inside that react to taps themselves keep their own action, unless the
  /// gesture has priority over other gestures. A control never loses its action, because VoiceOver
  /// performs it without a touch. A shape with a tap gesture is out of VoiceOver's reach unless the
  /// shape is an element. If the gesture belongs to several elements, these have its location.
  ///
  /// Source: SwiftUI, `gesture(_:including:)`: a gesture has a lower precedence than the gestures of
  /// the view that it is added to.
  fileprivate mutating func addTap(
    _ handler: SourceValue?, at position: Node.Position?, hasPriority: Bool = false
  ) {
    let stops = self.stops
    var location = ""
    if stops.count > 1, let position {
      let fields = stops.contains { $0.node.textInput != nil } ? " around a field" : ""
      location = " (line \(position.line), column \(position.column))\(fields)"
    }
    func addTap(to element: inout ViewElement) {
      let hasGesture = element.hasTapGesture
      guard ViewElement.isStatic(element.node.role), !hasGesture || hasPriority else { return }
      element.setTapGesture(at: location)
      guard element.behaviour.activation == nil || hasGesture else { return }
      element.behaviour.activation =
        element.behaviour.handler(handler) ?? element.behaviour.activation
    }
    changeGestures(addTap)
    guard elements.isEmpty, !isHidden, var shape = elementIfModified else { return }
    addTap(to: &shape)
    elementIfModified = shape
    shape.isStop = false
    preferences.unreachableTaps = [shape]
  }
}
