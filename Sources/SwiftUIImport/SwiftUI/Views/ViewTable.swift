internal import AccessibilityTree
internal import ComponentSource

/// The converter of each SwiftUI view.
enum ViewTable {
  /// A converter for a view with content that becomes several sibling views, such as a group.
  typealias SiblingsConverter =
    @Sendable (inout ViewBuilder, Component, ViewEnvironment) -> [BuiltView]

  /// The converters of groups and loops.
  ///
  /// A modifier on a group or loop applies to each view inside it.
  static let transparent: [String: SiblingsConverter] = [
    "Group": { builder, component, environment in
      if let subviews = builder.subviews(of: component), let content = component.content?.function {
        return builder.views(
          of: builder.evaluator.contents(of: content, [.list(subviews)]), in: environment)
      }
      return builder.views(of: component.content ?? component.title?.value, in: environment)
    },
    "AnyView": { builder, component, environment in
      builder.views(of: component.title?.value ?? component.value("erasing"), in: environment)
    },
    "ForEach": { builder, component, environment in
      builder.rows(of: component, in: environment)
    },
    "OutlineGroup": { builder, component, environment in
      builder.rows(of: component, in: environment)
    },
    "ModifiedContent": { builder, component, environment in
      var contents = builder.evaluator.contents(of: component.value("content") ?? .nothing)
      if let modifier = component.argument("modifier") {
        let argument = ComponentArgument(label: nil, value: modifier.value, at: modifier.range)
        let call = Component(
          "modifier", [argument], at: component.range, identity: component.identity)
        for index in contents.indices { contents[index].modifiers.append(call) }
      }
      return builder.views(of: contents, in: environment)
    },
    "WindowGroup": { builder, component, environment in
      builder.views(of: component.content, in: environment)
    },
    "TabSection": { builder, component, environment in
      builder.record(.tabSection, at: component.range)
      return builder.views(of: component.content, in: environment)
    },
  ]

  /// Returns the converter of a view, or `nil` if SwiftUI has no such view.
  static func converter(of name: String) -> ViewConverter? {
    if let known = converters[name] ?? ChartViews.marks[name] { return known }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let prefix = String(name[..<dot])
    return prefix.isEmpty || ["Color", "ContentUnavailableView"].contains(prefix)
      ? prefix.isEmpty ? ImageViews.shape : converters[prefix] : nil
  }

  /// Returns the name of the view with the most similar spelling, or `nil` if no name is similar.
  static func nearestName(to name: String) -> String? {
    let names = Array(converters.keys) + Array(transparent.keys)
    return NearestWord.nearest(to: name, among: names.filter { !$0.hasPrefix("$") }.sorted())
  }

  private static let converters: [String: ViewConverter] = [
    "Text": TextViews.text, "Label": TextViews.label, "LabeledContent": TextViews.labeledContent,
    "ContentUnavailableView": TextViews.unavailable, "GroupBox": TextViews.groupBox,
    "Image": ImageViews.image, "AsyncImage": ImageViews.asyncImage,
    "$picture": ImageViews.picture,
    "Button": ButtonViews.button, "Link": ButtonViews.link,
    "NavigationLink": ButtonViews.navigationLink, "Menu": ButtonViews.menu,
    "DisclosureGroup": ButtonViews.disclosure,
    "ShareLink": ButtonViews.system("Share…"), "PasteButton": ButtonViews.system("Paste"),
    "EditButton": ButtonViews.edit, "RenameButton": ButtonViews.system("Rename"),
    "PhotosPicker": ButtonViews.system("Photos"),
    "SignInWithAppleButton": ButtonViews.system("Sign in with Apple"),
    "Toggle": ToggleViews.toggle, "Slider": ToggleViews.slider, "Stepper": ToggleViews.stepper,
    "ProgressView": ToggleViews.progress, "Gauge": ToggleViews.gauge,
    "Picker": PickerViews.picker, "DatePicker": DatePickerViews.picker,
    "ColorPicker": PickerViews.color,
    "TextField": FieldViews.field, "SecureField": FieldViews.secureField,
    "TextEditor": FieldViews.editor,
    "VStack": ContainerViews.column, "LazyVStack": ContainerViews.column,
    "HStack": ContainerViews.row, "LazyHStack": ContainerViews.row,
    "AnyLayout": ContainerViews.anyLayout, "VStackLayout": ContainerViews.column,
    "HStackLayout": ContainerViews.row, "ZStackLayout": ContainerViews.plain,
    "GridLayout": ContainerViews.plain, "Layout": ContainerViews.plain,
    "ZStack": ContainerViews.plain, "Grid": ContainerViews.plain, "GridRow": ContainerViews.plain,
    "LazyVGrid": ContainerViews.plain, "LazyHGrid": ContainerViews.plain,
    "ControlGroup": ContainerViews.plain, "GlassEffectContainer": ContainerViews.plain,
    "ToolbarItem": ContainerViews.plain, "ToolbarItemGroup": ContainerViews.plain,
    "ScrollView": ContainerViews.scrolling, "List": ContainerViews.list,
    "Form": ContainerViews.form,
    "Section": ContainerViews.section, "GeometryReader": ContainerViews.reader,
    "ScrollViewReader": ContainerViews.reader, "TimelineView": ContainerViews.reader,
    "PhaseAnimator": ContainerViews.animator, "KeyframeAnimator": ContainerViews.animator,
    "EquatableView": ContainerViews.wrapper,
    "ViewThatFits": ContainerViews.firstThatFits,
    "NavigationStack": NavigationViews.stack, "NavigationView": NavigationViews.stack,
    "NavigationSplitView": NavigationViews.split, "TabView": NavigationViews.tabs,
    "Tab": NavigationViews.tab,
    "Rectangle": ImageViews.shape, "RoundedRectangle": ImageViews.shape,
    "UnevenRoundedRectangle": ImageViews.shape, "Circle": ImageViews.shape,
    "Ellipse": ImageViews.shape, "Capsule": ImageViews.shape, "Path": ImageViews.shape,
    "ContainerRelativeShape": ImageViews.shape, "Shape": ImageViews.shape,
    "Color": ImageViews.shape, "LinearGradient": ImageViews.shape,
    "RadialGradient": ImageViews.shape, "AngularGradient": ImageViews.shape,
    "EllipticalGradient": ImageViews.shape, "MeshGradient": ImageViews.shape,
    "Canvas": ImageViews.shape, "Spacer": ImageViews.shape, "Divider": ImageViews.shape,
    "EmptyView": ImageViews.nothing, "ToolbarSpacer": ImageViews.nothing,
    "ToolbarTitleMenu": { builder, component, _ in
      builder.record(.titleMenu, at: component.range)
      return BuiltView()
    },
    "Chart": ChartViews.chart, "Map": UnknownViews.foreign, "Table": TableViews.table,
    "MultiDatePicker": UnknownViews.foreign, "DefaultToolbarItem": UnknownViews.foreign,
    "TipView": UnknownViews.foreign,
    "VideoPlayer": UnknownViews.foreign, "WebView": UnknownViews.foreign,
    "UIViewRepresentable": UnknownViews.foreign,
    "$label": { builder, component, _ in
      guard case .integer(let number)? = component.arguments?.first?.value,
        builder.placeholders.indices.contains(number)
      else { return BuiltView() }
      return builder.placeholders[number]
    },
  ]
}
