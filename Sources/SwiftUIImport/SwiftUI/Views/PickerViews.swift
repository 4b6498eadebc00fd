internal import AccessibilityTree
internal import ComponentSource

/// The conversion of pickers.
enum PickerViews {
  /// An option of a picker.
  private struct Option {
    var text: String
    var tag: SourceValue?
    var isChosen: Bool
    var position: Node.Position?
    var picture: ViewElement?
    /// The diagnostics about the text, which are reported if a reader speaks the text.
    var nameDiagnostics: [NameDiagnostic]
  }

  static let picker: ViewConverter = { builder, component, environment in
    let title = title(of: component, &builder, environment)
    let selection = component.value("selection")
    let options = options(of: component, selection, &builder, environment)
    if !options.contains(where: \.isChosen), !options.isEmpty {
      builder.record(.unknownSelection(title ?? "Picker"), at: component.range)
    }
    var behaviour = ViewBehaviour()
    behaviour.binding = builder.state(selection)
    behaviour.options = options.compactMap { option in option.tag.map { (option.text, $0) } }
    var view: BuiltView
    if environment.hasStyle("pickerStyle", "segmented")
      || environment.hasStyle("pickerStyle", "palette")
    {
      view = segments(options, component, builder, environment)
    } else if environment.hasStyle("pickerStyle", "wheel") {
      view = BuiltView([wheel(options, component, builder, environment)])
    } else if isInline(environment) {
      let shown = environment.labelsAreHidden ? nil : title
      view = rows(options, shown, component, builder, environment)
    } else if environment.hasStyle("pickerStyle", "navigationLink") {
      view = BuiltView([row(options, title, component, builder, environment)])
      behaviour.destination = list(title, component)
    } else {
      var element = menu(options, title, component, builder, environment)
      // Source: SwiftUI, `Picker(_:selection:content:currentValueLabel:)`.
      let current = builder.build(
        component.value("currentValueLabel"), in: environment.insideControl)
      if let shown = builder.joinedText(current) { element.node.value = Value(text: shown) }
      view = BuiltView([element])
      let key = StateKey(owner: component.identity, path: ["$menu"])
      behaviour.opens = key
      if case .boolean(true)? = builder.evaluator.states[key] {
        let items = rows(options, nil, component, builder, environment).elements
        view.preferences.presented.append(
          ButtonViews.opened(
            zip(options, items).map { option, item in
              var item = item
              item.behaviour.binding = behaviour.binding
              item.behaviour.options = option.tag.map { [(option.text, $0)] } ?? []
              return item
            }, key, at: builder.position(of: component.range)))
      }
    }
    for index in view.elements.indices { view.elements[index].behaviour = behaviour }
    if let index = view.elements.indices.first, !view.elements[index].isStop {
      for child in view.elements[index].children.indices {
        view.elements[index].children[child].behaviour.binding = behaviour.binding
        view.elements[index].children[child].behaviour.options =
          options.indices.contains(child)
          ? options[child].tag.map { [(options[child].text, $0)] } ?? [] : []
      }
    } else if isInline(environment) {
      for (index, option) in options.enumerated().map({
        ($0 + view.elements.count - options.count, $1)
      })
      where view.elements.indices.contains(index) {
        view.elements[index].behaviour.options = option.tag.map { [(option.text, $0)] } ?? []
      }
    }
    return view
  }

  /// Whether the options are shown in place of the picker, as they are inside a menu.
  ///
  /// Source: SwiftUI, `PickerStyle.automatic`, and Human Interface Guidelines, Menus.
  private static func isInline(_ environment: ViewEnvironment) -> Bool {
    environment.hasStyle("pickerStyle", "inline")
      || environment.container == .menu && environment.style("pickerStyle") == nil
  }

  static func title(
    of component: Component, _ builder: inout ViewBuilder, _ environment: ViewEnvironment
  ) -> String? {
    if let title = builder.text(component.title, in: environment) { return title }
    return builder.joinedText(
      builder.build(component.value("label"), in: environment.insideControl))
  }

  /// Returns the title of a picker without options, such as a date picker.
  ///
  /// Without another title, the only closure is the label.
  static func titleOfOnlyClosure(
    _ component: Component, _ builder: inout ViewBuilder, _ environment: ViewEnvironment
  ) -> String? {
    title(of: component, &builder, environment)
      ?? builder.joinedText(builder.build(component.trailing, in: environment.insideControl))
  }

  private static func options(
    of component: Component, _ selection: SourceValue?, _ builder: inout ViewBuilder,
    _ environment: ViewEnvironment
  ) -> [Option] {
    var inside = environment
    inside.styles = [:]
    let views = optionViews(of: component, &builder, inside)
    return views.enumerated().compactMap { index, view -> Option? in
      guard let first = view.stops.first else { return nil }
      let language = environment.language ?? builder.texts.language
      let text = builder.joinedText(view)
      let named = text == nil ? [first] : view.stops.filter { !$0.isUnlabelledSymbol }
      // Without tags, the options of the picker have no values.
      let isChosen = view.preferences.tag.map { builder.areEqual($0, selection) } ?? false
      return Option(
        text: text ?? ImageViews.name(of: first, in: language), tag: view.preferences.tag,
        isChosen: isChosen, position: first.node.position,
        picture: first.isNamedBySymbol ? first : nil,
        nameDiagnostics: named.flatMap(\.nameDiagnostics))
    }
  }

  /// Returns the views of a picker's options.
  ///
  /// A section in the content groups options, which stay options of the picker.
  private static func optionViews(
    of picker: Component, _ builder: inout ViewBuilder, _ environment: ViewEnvironment
  ) -> [BuiltView] {
    var pending = builder.evaluator.contents(of: picker.content ?? .nothing)
    pending.reverse()
    var views: [BuiltView] = []
    while let next = pending.popLast() {
      if next.name == "Section" {
        pending += builder.evaluator.contents(of: next.content ?? .nothing).reversed()
      } else {
        views += builder.views(of: [next], in: environment)
      }
    }
    return views
  }

  static func makeElement(
    _ role: Role, _ traits: AccessibilityTraits, label: String?, _ component: Component,
    _ builder: ViewBuilder, _ environment: ViewEnvironment
  ) -> ViewElement {
    var element = ViewElement(
      role, traits, label: label.flatMap { $0.isEmpty ? nil : $0 },
      at: builder.position(of: component.range))
    element.node.states.isDisabled = !environment.isEnabled
    element.node.language = environment.language
    return element
  }

  private static func menu(
    _ options: [Option], _ title: String?, _ component: Component, _ builder: ViewBuilder,
    _ environment: ViewEnvironment
  ) -> ViewElement {
    var element = makeElement(.combobox, .button, label: title, component, builder, environment)
    element.node.states.popup = .menu
    element.node.value = options.first(where: \.isChosen).map { Value(text: $0.text) }
    element.nameDiagnostics = options.first(where: \.isChosen)?.nameDiagnostics ?? []
    element.children = options.map { option in
      var item = ViewElement(.option, label: option.text, at: option.position)
      if option.isChosen { item.node.states.selected = true }
      return item
    }
    return element
  }

  private static func row(
    _ options: [Option], _ title: String?, _ component: Component, _ builder: ViewBuilder,
    _ environment: ViewEnvironment
  ) -> ViewElement {
    let texts = [title, options.first(where: \.isChosen)?.text].compactMap { $0 }
      .filter { !$0.isEmpty }
    var element = makeElement(
      .button, .button, label: texts.joined(separator: ", "), component, builder, environment)
    element.nameDiagnostics = options.first(where: \.isChosen)?.nameDiagnostics ?? []
    return element
  }

  /// Returns the list of options that a picker pushes as a new screen.
  ///
  /// The choice of an option returns to the previous screen.
  ///
  /// Source: SwiftUI, `PickerStyle.navigationLink`.
  private static func list(_ title: String?, _ component: Component) -> SourceValue {
    var list = component
    list.modifiers = [
      modifier("pickerStyle", .constant(".inline"), of: component),
      modifier("navigationTitle", .string(SourceText(title ?? "")), of: component),
    ]
    return .component(list)
  }

  private static func modifier(
    _ name: String, _ value: SourceValue, of component: Component
  ) -> Component {
    let argument = ComponentArgument(label: nil, value: value, at: component.range)
    return Component(name, [argument], at: component.range, identity: component.identity)
  }

  private static func wheel(
    _ options: [Option], _ component: Component, _ builder: ViewBuilder,
    _ environment: ViewEnvironment
  ) -> ViewElement {
    var element = makeElement(.combobox, .adjustable, label: nil, component, builder, environment)
    element.node.ios.className = "pickerView"
    if let index = options.firstIndex(where: \.isChosen) {
      element.node.value = Value(text: options[index].text)
      element.nameDiagnostics = options[index].nameDiagnostics
      element.node.collectionPosition = CollectionPosition(
        positionInSet: index + 1, setSize: options.count)
    }
    return element
  }

  private static func segments(
    _ options: [Option], _ component: Component, _ builder: ViewBuilder,
    _ environment: ViewEnvironment
  ) -> BuiltView {
    let segments = options.map { option in
      var segment = makeElement(
        .button, .button, label: option.text, component, builder, environment)
      segment.node.ios.className = "segment"
      segment.node.position = option.position
      segment.nameDiagnostics = option.nameDiagnostics
      if let picture = option.picture {
        segment.node.label = picture.node.label
        segment.node.ios.image = picture.node.ios.image
        segment.node.ios.imageCatalog = picture.node.ios.imageCatalog
      }
      if option.isChosen { segment.node.states.selected = true }
      return segment
    }
    return BuiltView([
      ViewElement(
        container: .tabList, class: "segmentedControl", segments,
        at: builder.position(of: component.range))
    ])
  }

  private static func rows(
    _ options: [Option], _ title: String?, _ component: Component, _ builder: ViewBuilder,
    _ environment: ViewEnvironment
  ) -> BuiltView {
    var elements: [ViewElement] = []
    if let title, !title.isEmpty, environment.container == .form || environment.container == .list {
      elements.append(
        makeElement(
          .heading, [.staticText, .header], label: title, component, builder, environment))
    }
    elements += options.map { option in
      var row = makeElement(.button, .button, label: option.text, component, builder, environment)
      row.node.position = option.position
      row.nameDiagnostics = option.nameDiagnostics
      if option.isChosen { row.node.states.selected = true }
      return row
    }
    return BuiltView(elements)
  }

  /// Reads a `ColorPicker`.
  ///
  /// The value of the element is the name of the chosen colour.
  static let color: ViewConverter = { builder, component, environment in
    let title = titleOfOnlyClosure(component, &builder, environment)
    builder.record(.systemWords("ColorPicker"), at: component.range)
    return BuiltView([
      makeElement(.colorWell, .button, label: title, component, builder, environment)
    ])
  }
}
