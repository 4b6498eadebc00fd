internal import AccessibilityTree
internal import ComponentSource

/// The modifiers for navigation bars, and for sheets and alerts that cover the screen.
enum PresentationModifiers {
  static let rules: [String: ViewModifierRule] = [
    "navigationTitle": .effect { title(&$0, $1, &$2, $3) },
    "navigationBarTitle": .effect { title(&$0, $1, &$2, $3) },
    "navigationSubtitle": .effect { builder, modifier, view, environment in
      guard let text = builder.text(modifier.arguments?.first, in: environment) else { return }
      view.preferences.subtitle = ViewElement(
        .text, .staticText, label: text, at: builder.position(of: modifier.range))
    },
    "navigationBarBackButtonHidden": .effect { builder, modifier, view, _ in
      if builder.flag(modifier.arguments?.first?.value ?? .boolean(true)) == true {
        view.preferences.hidesBack = true
      }
    },
    "navigationBarHidden": .effect { builder, modifier, view, _ in
      if builder.flag(modifier.arguments?.first?.value) == true { view.preferences.hidesBar = true }
    },
    "toolbarVisibility": .effect { builder, modifier, view, _ in hideBar(modifier, &builder, &view)
    },
    "toolbar": .effect { toolbar(&$0, $1, &$2, $3) },
    "navigationBarItems": .effect { builder, modifier, view, environment in
      var inside = environment
      inside.container = .toolbar
      view.preferences.leading += builder.build(modifier.value("leading"), in: inside).elements
      view.preferences.trailing += builder.build(modifier.value("trailing"), in: inside).elements
    },
    "searchable": .effect { searchable(&$0, $1, &$2, $3) },
    "navigationDestination": .effect { builder, modifier, _, environment in
      builder.navigation.addEnvironment(environment.values)
      SwiftUINavigation.declare(modifier, &builder)
    },
    "sheet": .effect { present(&$0, $1, &$2, $3) },
    "fullScreenCover": .effect { present(&$0, $1, &$2, $3) },
    "popover": .effect { present(&$0, $1, &$2, $3) },
    "inspector": .effect { present(&$0, $1, &$2, $3) },
    "toolbarTitleMenu": .effect { builder, modifier, _, _ in
      builder.record(.titleMenu, at: modifier.range)
    },
    "interactiveDismissDisabled": .effect { builder, modifier, view, _ in
      if builder.flag(modifier.arguments?.first?.value ?? .boolean(true)) == true {
        view.preferences.staysOnEscape = true
      }
    },
    "alert": .effect { alert(&$0, $1, &$2, $3) },
    "confirmationDialog": .effect { alert(&$0, $1, &$2, $3) },
    "actionSheet": .effect { alert(&$0, $1, &$2, $3) },
  ]

  @Sendable private static func title(
    _ builder: inout ViewBuilder, _ modifier: Component, _ view: inout BuiltView,
    _ environment: ViewEnvironment
  ) {
    guard let text = builder.text(modifier.arguments?.first, in: environment), !text.isEmpty else {
      return
    }
    view.preferences.title = ViewElement(
      .heading, [.staticText, .header], label: text, at: builder.position(of: modifier.range))
  }

  // MARK: Toolbars

  private static func hideBar(
    _ modifier: Component, _ builder: inout ViewBuilder, _ view: inout BuiltView
  ) {
    guard builder.memberName(modifier.title?.value) == "hidden" else { return }
    let bars = (modifier.arguments ?? []).dropFirst().compactMap(\.value.memberName)
    if bars.isEmpty || bars.contains("navigationBar") { view.preferences.hidesBar = true }
    if bars.contains("tabBar") { view.preferences.hidesTabs = true }
  }

  @Sendable private static func toolbar(
    _ builder: inout ViewBuilder, _ modifier: Component, _ view: inout BuiltView,
    _ environment: ViewEnvironment
  ) {
    guard let content = modifier.content else {
      hideBar(modifier, &builder, &view)
      return
    }
    var inside = environment
    inside.container = .toolbar
    inside.isEnabled = environment.isEnabled
    let components = builder.evaluator.contents(of: content)
    place(components, &builder, &view, inside)
  }

  private static func place(
    _ components: [Component], _ builder: inout ViewBuilder, _ view: inout BuiltView,
    _ environment: ViewEnvironment
  ) {
    for component in components {
      if component.name == "Group" || component.name == "ForEach", component.modifiers.isEmpty,
        component.title == nil, let content = component.content
      {
        place(builder.evaluator.contents(of: content), &builder, &view, environment)
        continue
      }
      let isItem = component.name.hasPrefix("ToolbarItem")
      let placement = isItem ? builder.memberName(component.value("placement")) : nil
      let built = builder.build([component], in: environment)
      // A toolbar item can present an open menu, or the sheet of a button.
      view.preferences.presented += built.preferences.presented
      let elements = built.elements
      switch placement {
      case "cancellationAction", "topBarLeading", "navigationBarLeading", "navigation":
        view.preferences.leading += elements
      case "principal": view.preferences.principal += elements
      case "bottomBar", "status": view.preferences.bottom += elements
      case "secondaryAction": view.preferences.secondary += elements
      case "keyboard": builder.record(.keyboardTools, at: component.range)
      default: view.preferences.trailing += elements
      }
    }
  }

  @Sendable private static func searchable(
    _ builder: inout ViewBuilder, _ modifier: Component, _ view: inout BuiltView,
    _ environment: ViewEnvironment
  ) {
    var field = ViewElement(.searchBox, at: builder.position(of: modifier.range))
    field.node.textInput = TextInput(keyboard: .text, returnKey: .search)
    field.node.ios.className = "searchBar"
    field.node.placeholder = builder.text(modifier.argument("prompt"), in: environment) ?? "Search"
    field.behaviour.binding = builder.state(modifier.value("text"))
    field.behaviour.submit = environment.submit
    field.behaviour.unknownHandlers += environment.unknownSubmits
    if let value = builder.unwrappingBinding(modifier.value("text")), case .string = value {
      let text = builder.evaluator.text(of: value)
      if !text.isEmpty { field.node.value = Value(text: text) }
    }
    view.preferences.search = field
  }

  // MARK: Sheets and alerts

  /// Returns the change that hides a sheet, alert or dialog, and the value for its content.
  ///
  /// The result is `nil` if the sheet, alert or dialog is hidden.
  static func activePresentation(
    _ builder: inout ViewBuilder, _ modifier: Component
  ) -> (dismissal: Dismissal?, item: SourceValue?)? {
    if let flag = modifier.value("isPresented") {
      guard builder.flag(flag) == true else { return nil }
      let item = (modifier.value("presenting") ?? modifier.value("error"))
        .flatMap { builder.unwrappingBinding($0) }
      // Source: SwiftUI, `alert(_:isPresented:presenting:actions:)`: the alert needs a value.
      if item?.isNull == true { return nil }
      return (builder.state(flag).map { Dismissal(state: $0) }, item)
    }
    guard let item = modifier.value("item") else { return nil }
    switch builder.unwrappingBinding(item) {
    case .null?, nil: return nil
    case .unknown(let unknown)?:
      builder.evaluator.recordUndecided(unknown)
      return nil
    case let value?: return (builder.state(item).map { Dismissal(state: $0, value: .null) }, value)
    }
  }

  @Sendable private static func present(
    _ builder: inout ViewBuilder, _ modifier: Component, _ view: inout BuiltView,
    _ environment: ViewEnvironment
  ) {
    let active = activePresentation(&builder, modifier)
    if let action = modifier.value("onDismiss")?.function {
      builder.observed.append(
        ViewBuilder.ObservedValue(
          identity: modifier.identity, value: .boolean(active != nil), action: action,
          isTask: false, isDismissal: true))
    }
    guard let (dismissal, item) = active else { return }
    var inside = ViewEnvironment()
    inside.values = environment.values
    inside.depth = environment.depth
    inside.language = environment.language
    var content = builder.build(contents(modifier.content, of: item, &builder), in: inside)
    if content.removeOuterBar() { builder.record(.outerBar, at: modifier.range) }
    let position = builder.position(of: modifier.range)
    let nested = content.preferences.presented
    content.preferences.presented = []
    var elements = NavigationViews.withBars(content, at: position)
    if modifier.name == "sheet",
      let grabber = content.preferences.grabber?.element(&builder, at: modifier.range)
    {
      elements.insert(grabber, at: 0)
    }
    var sheet = ViewElement(
      container: .dialog, class: modifier.name == "popover" ? "popover" : nil, elements,
      at: position)
    sheet.node.states.isModal = true
    sheet.behaviour.dismissals = [dismissal].compactMap(\.self)
    sheet.behaviour.staysOnEscape =
      modifier.name == "fullScreenCover" || content.preferences.staysOnEscape
    view.preferences.presented += [sheet] + nested
  }

  @Sendable private static func alert(
    _ builder: inout ViewBuilder, _ modifier: Component, _ view: inout BuiltView,
    _ environment: ViewEnvironment
  ) {
    guard let (dismissal, item) = activePresentation(&builder, modifier) else { return }
    let inside = ViewEnvironment(values: environment.values, depth: environment.depth)
    let position = builder.position(of: modifier.range)
    var elements: [ViewElement] = []
    var title = builder.text(modifier.title, in: inside)
    if title == nil, let item, modifier.argument("error") != nil {
      let range = modifier.range
      title = builder.text(
        builder.evaluator.property("errorDescription", of: item, at: range), in: inside)
    }
    if let title, !title.isEmpty, modifier.value("titleVisibility")?.memberName != "hidden" {
      elements.append(ViewElement(.text, .staticText, label: title, at: position))
    }
    elements +=
      builder.build(
        contents(modifier.value("message"), of: item, &builder), in: inside
      ).elements
    let isDialog = modifier.name != "alert"
    var hasCancel = isDialog
    var escape: SourceFunction?
    let content = contents(modifier.value("actions") ?? modifier.trailing, of: item, &builder)
    if content.count == 1, content[0].name == "Alert" || content[0].name == "ActionSheet" {
      elements += deprecatedAlertElements(content[0], &builder, inside)
    } else {
      var buttons = builder.build(content, in: inside).elements
      // Source: UIKit, UIAlertController: its text fields are above its buttons.
      let fields = buttons.filter { $0.node.textInput != nil }
      buttons.removeAll { $0.node.textInput != nil }
      elements += fields
      if buttons.isEmpty { buttons = [button("OK", at: position)] }
      let cancel = content.first { $0.value("role")?.memberName == "cancel" }
      hasCancel = isDialog || cancel != nil
      escape = cancel.flatMap { $0.value("action") ?? $0.trailing }?.function
      if isDialog, cancel == nil { buttons.append(button("Cancel", at: position)) }
      elements += buttons
    }
    for index in elements.indices where elements[index].isPlainButton {
      elements[index].behaviour.dismissals = [dismissal].compactMap(\.self)
    }
    var dialog = ViewElement(
      container: .alertDialog, class: isDialog ? "actionSheet" : "alert", elements, at: position)
    dialog.node.states.isModal = true
    dialog.behaviour.dismissals = [dismissal].compactMap(\.self)
    dialog.behaviour.staysOnEscape = !hasCancel
    dialog.behaviour.escape = escape
    view.preferences.presented.append(dialog)
  }

  /// Returns the components that a closure shows for the presented item.
  private static func contents(
    _ value: SourceValue?, of item: SourceValue?, _ builder: inout ViewBuilder
  ) -> [Component] {
    guard let value else { return [] }
    guard case .function(let function) = value, let item else {
      return builder.evaluator.contents(of: value)
    }
    return builder.evaluator.contents(of: function, [item])
  }

  private static func button(_ words: String, at position: Node.Position?) -> ViewElement {
    var button = ViewElement(.button, .button, at: position)
    button.node.label = AuthoredText(words, from: .standard)
    return button
  }

  /// Returns the elements of `Alert(title:message:dismissButton:)`.
  private static func deprecatedAlertElements(
    _ alert: Component, _ builder: inout ViewBuilder, _ environment: ViewEnvironment
  ) -> [ViewElement] {
    let position = builder.position(of: alert.range)
    var elements: [ViewElement] = []
    for name in ["title", "message"] {
      if let text = builder.text(alert.value(name), in: environment), !text.isEmpty {
        elements.append(ViewElement(.text, .staticText, label: text, at: position))
      }
    }
    var buttons = ["primaryButton", "secondaryButton", "dismissButton"].compactMap(alert.value)
    if case .list(let list)? = alert.value("buttons") { buttons += list }
    for value in buttons {
      guard case .component(let made) = value else { continue }
      let text = builder.text(made.title, in: environment)
      elements.append(button(text ?? (made.lastName == "cancel" ? "Cancel" : "OK"), at: position))
    }
    if buttons.isEmpty { elements.append(button("OK", at: position)) }
    return elements
  }
}
