internal import AccessibilityTree
internal import ComponentSource

/// The conversion of texts, labels and other views that are not controls themselves.
enum TextViews {
  /// Reads a `Text`, which is a separate stop unless it is empty.
  static let text: ViewConverter = { builder, component, environment in
    guard let text = builder.text(of: component, in: environment), !text.isEmpty else {
      return BuiltView()
    }
    var element = ViewElement(
      .text, .staticText, label: text, at: builder.position(of: component.range))
    element.node.language = environment.language
    element.node.ios.className = environment.textClass
    return BuiltView([element])
  }

  /// Reads a `Label`: its title is the name, even if a style shows only the icon.
  static let label: ViewConverter = { builder, component, environment in
    let position = builder.position(of: component.range)
    let titleView = component.title == nil ? component.value("title") ?? component.trailing : nil
    let title =
      builder.text(component.title, in: environment)
      ?? builder.text(titleView, in: environment) ?? ""
    if let styled = styledLabel(&builder, component, title, environment) { return styled }
    let isIconOnly = environment.hasStyle("labelStyle", "iconOnly")
    if !title.isEmpty {
      var element = ViewElement(
        isIconOnly ? .image : .text, isIconOnly ? .image : .staticText, label: title, at: position)
      if !isIconOnly { element.node.ios.className = environment.textClass }
      return BuiltView([element])
    }
    return icon(&builder, component, environment)
  }

  /// Returns the view that a style of the app draws for a label, or `nil` without such a style.
  ///
  /// If the style shows the title, the icon is left out, as in the styles of the system.
  private static func styledLabel(
    _ builder: inout ViewBuilder, _ component: Component, _ title: String,
    _ environment: ViewEnvironment
  ) -> BuiltView? {
    guard case .record? = environment.styles["labelStyle"] else { return nil }
    var name = ViewElement(
      .text, .staticText, label: title, at: builder.position(of: component.range))
    name.node.ios.className = environment.textClass
    let titleView = BuiltView(title.isEmpty ? [] : [name])
    let recorded = (builder.diagnostics, builder.evaluator.recordedUnknowns)
    let withoutIcon = builder.styled(
      [("title", titleView), ("icon", BuiltView())], component, "labelStyle", in: environment)
    let showsTitle = withoutIcon?.stops.contains { $0.label == title } ?? true
    if showsTitle { return withoutIcon }
    (builder.diagnostics, builder.evaluator.recordedUnknowns) = recorded
    let iconView = icon(&builder, component, environment)
    return builder.styled(
      [("title", titleView), ("icon", iconView)], component, "labelStyle", in: environment)
  }

  /// Returns the icon of a label.
  private static func icon(
    _ builder: inout ViewBuilder, _ component: Component, _ environment: ViewEnvironment
  ) -> BuiltView {
    if let symbol = component.value("systemImage") {
      return ImageViews.symbol(&builder, symbol, at: component.range)
    }
    if let name = component.argument("image") {
      return ImageViews.asset(&builder, name, in: environment, at: component.range)
    }
    return builder.build(component.value("icon"), in: environment)
  }

  /// Reads a `LabeledContent`.
  ///
  /// A title and a text become one stop. If the content is a field, the title becomes the label of
  /// the field.
  static let labeledContent: ViewConverter = { builder, component, environment in
    if let styled = builder.styledContainer(component, "labeledContentStyle", in: environment) {
      return styled
    }
    let title =
      builder.text(component.title, in: environment)
      ?? builder.text(component.value("label"), in: environment)
    let value =
      component.argument("value").map { builder.formattedValue($0, of: component, in: environment) }
    let content = value == nil ? builder.build(component.content, in: environment) : BuiltView()
    let position = builder.position(of: component.range)
    if let value {
      let texts = [title, value].compactMap { $0 }.filter { !$0.isEmpty }
      return BuiltView([
        ViewElement(.text, .staticText, label: texts.joined(separator: ", "), at: position)
      ])
    }
    let stops = content.stops
    if let title, !stops.isEmpty, stops.allSatisfy({ $0.node.role == .text }) {
      let texts = [title] + stops.compactMap(\.label)
      var element = ViewElement(
        .text, .staticText, label: texts.joined(separator: ", "), at: position)
      element.node.hint = stops.lazy.compactMap(\.node.hint).first
      return BuiltView([element])
    }
    if let title, stops.count == 1, stops[0].node.textInput != nil {
      var field = content
      field.changeStops { $0.node.label = AuthoredText(title, from: .labelElement) }
      return field
    }
    // If the content is an `EmptyView`, VoiceOver does not announce the title either. Assumed: the
    // same applies to other content without stops, such as a shape.
    guard let title, !stops.isEmpty else {
      let shown = builder.evaluator.contents(of: component.content ?? .nothing)
      if title != nil, shown.contains(where: { $0.name != "EmptyView" }) {
        builder.record(.silentTitle, at: component.range)
      }
      return content
    }
    let label = ViewElement(.text, .staticText, label: title, at: position)
    return BuiltView.joined([BuiltView([label]), content])
  }

  /// Reads a `ContentUnavailableView`: its picture is decorative.
  static let unavailable: ViewConverter = { builder, component, environment in
    let position = builder.position(of: component.range)
    if component.name.hasPrefix("ContentUnavailableView.") || component.arguments == nil {
      return search(&builder, component)
    }
    var views: [BuiltView] = []
    let label = component.value("label") ?? (component.title == nil ? component.trailing : nil)
    if let title = builder.text(component.title, in: environment) {
      views.append(BuiltView([ViewElement(.text, .staticText, label: title, at: position)]))
    } else {
      views.append(builder.build(label, in: environment))
    }
    views.append(builder.build(component.value("description"), in: environment))
    views.append(builder.build(component.value("actions"), in: environment))
    return BuiltView.joined(views)
  }

  /// Reads `ContentUnavailableView.search`, which has standard words of the system.
  ///
  /// Assumed: the English words of iOS 17. In other languages, placeholders stand for the words.
  private static func search(_ builder: inout ViewBuilder, _ component: Component) -> BuiltView {
    builder.record(.systemWords("ContentUnavailableView.search"), at: component.range)
    let text = component.value("text").map { builder.evaluator.text(of: $0) } ?? ""
    let isEnglish = builder.texts.language?.hasPrefix("en") ?? true
    let title = text.isEmpty ? "No Results" : "No Results for “\(text)”"
    let advice = "Check the spelling or try a new search."
    return BuiltView(
      [title, advice].map {
        ViewElement(
          .text, .staticText, label: isEnglish ? $0 : "{\($0)}",
          at: builder.position(of: component.range))
      })
  }

  /// Reads a `GroupBox`: its label is a stop before its content.
  static let groupBox: ViewConverter = { builder, component, environment in
    if let styled = builder.styledContainer(component, "groupBoxStyle", in: environment) {
      return styled
    }
    let label =
      builder.text(component.title, in: environment).map {
        BuiltView([
          ViewElement(.text, .staticText, label: $0, at: builder.position(of: component.range))
        ])
      } ?? builder.build(component.value("label"), in: environment)
    return BuiltView.joined([label, builder.build(component.content, in: environment)])
  }
}

extension ViewBuilder {
  /// Returns the text of a value that may have a format.
  mutating func formattedValue(
    _ argument: ComponentArgument, of component: Component, in environment: ViewEnvironment
  ) -> String {
    guard component.argument("format") != nil else {
      return text(argument, in: environment, asMarkdown: false) ?? ""
    }
    var title = argument
    title.label = nil
    var text = component
    text.name = "Text"
    text.arguments = [title] + (component.arguments ?? []).filter { $0.label == "format" }
    return self.text(of: text, in: environment) ?? ""
  }
}
