internal import AccessibilityTree
internal import ComponentSource

/// The conversion of navigation stacks, split views and tab views, with the bars that they show.
enum NavigationViews {
  /// Reads a navigation stack: its bar, then the content, then the tools at the bottom.
  static let stack: ViewConverter = { builder, component, environment in
    var inside = environment
    inside.path = nil
    builder.navigation.isInStack = true
    builder.navigation.environment = environment.values
    if let path = component.value("path"), builder.state(path) != nil {
      inside.path = path
      builder.navigation.paths.append(path)
    }
    var view = builder.build(component.content ?? component.value("root"), in: inside)
    view.elements = withBars(view, at: builder.position(of: component.range))
    view.preferences = view.preferences.withoutBars
    view.isScrolling = true
    view.isStack = true
    return view
  }

  /// Reads a split view.
  ///
  /// A phone shows only one column of a split view.
  static let split: ViewConverter = { builder, component, environment in
    let sidebar = component.value("sidebar") ?? component.trailing
    var inside = environment
    inside.detail = component.value("content") ?? component.value("detail")
    var view = builder.build(sidebar, in: inside)
    view.elements = withBars(view, at: builder.position(of: component.range))
    view.preferences = view.preferences.withoutBars
    builder.record(.splitView, at: component.range)
    return view
  }

  /// Returns the elements of a view, surrounded by the elements of the bars that the view's
  /// preferences describe.
  static func withBars(_ view: BuiltView, at position: Node.Position?) -> [ViewElement] {
    var view = view
    view.sortByPriority()
    let preferences = view.preferences
    var bar = asTools(preferences.leading)
    if preferences.principal.isEmpty {
      if let title = preferences.title, title.label != nil { bar.append(title) }
      bar += asTools([preferences.subtitle].compactMap { $0 })
    } else {
      bar += asTools(preferences.principal)
    }
    bar += asTools(preferences.trailing)
    if !preferences.secondary.isEmpty {
      var more = ViewElement(.button, .button, at: position)
      more.node.label = AuthoredText("More", from: .standard)
      more.node.states.popup = .menu
      more.node.ios.className = "popUpButton"
      more.children = preferences.secondary
      bar.append(more)
    }
    var elements: [ViewElement] = []
    if !bar.isEmpty, !preferences.hidesBar {
      elements.append(
        ViewElement(container: .toolbar, class: "navigationBar", bar, at: position))
    }
    if let search = preferences.search { elements.append(search) }
    elements += preferences.top + view.elements
    if !preferences.bottom.isEmpty {
      elements.append(
        ViewElement(container: .toolbar, class: "toolbar", preferences.bottom, at: position))
    }
    return elements
  }

  /// Returns the elements of toolbar items.
  ///
  /// A text in a toolbar is not a heading, unless the author adds the trait.
  private static func asTools(_ tools: [ViewElement]) -> [ViewElement] {
    tools.map { element in
      var element = element
      element.changeStops { stop in
        guard stop.node.role == .text || stop.node.role == .generic, stop.traits == .staticText
        else { return }
        stop.node.ios.authored.traits = Spelled(stop.traits)
      }
      return element
    }
  }

  /// Reads a tab view: the content of the chosen tab, then the bar.
  static let tabs: ViewConverter = { builder, component, environment in
    let views = builder.views(of: component.content, in: environment)
    let selection = component.value("selection")
    let position = builder.position(of: component.range)
    let isPaged =
      environment.hasStyle("tabViewStyle", "page") || views.allSatisfy { $0.preferences.tab == nil }
    let chosen =
      selection.flatMap { selection in
        views.firstIndex { view in
          view.preferences.tag.map { builder.areEqual($0, selection) } ?? false
        }
      } ?? 0
    guard views.indices.contains(chosen) else { return BuiltView() }
    if views.count > 1, builder.unwrappingBinding(selection)?.isUnknown == true {
      builder.record(.unknownSelection(component.name), at: component.range)
    }
    var view = views[chosen]
    view.preferences.tab = nil
    view.preferences.tag = nil
    view.elements = withBars(view, at: position)
    view.preferences = view.preferences.withoutBars
    if isPaged {
      if hasDots(views.count, environment) {
        view.elements.append(pages(views.count, chosen, at: position))
      }
    } else if !view.preferences.hidesTabs {
      view.elements.append(bar(views, chosen, selection, &builder, at: position))
    }
    view.isScrolling = true
    return view
  }

  private static func bar(
    _ views: [BuiltView], _ chosen: Int, _ selection: SourceValue?,
    _ builder: inout ViewBuilder, at position: Node.Position?
  ) -> ViewElement {
    let tabs = views.enumerated().map { index, view in
      var tab = view.preferences.tab ?? ViewElement(.tab, at: position)
      tab.node.role = .tab
      tab.traits = []
      tab.node.ios.className = "tabBarItem"
      if index == chosen { tab.node.states.selected = true }
      tab.behaviour.binding = builder.state(selection)
      tab.behaviour.options = view.preferences.tag.map { [(tab.label ?? "", $0)] } ?? []
      return tab
    }
    return ViewElement(container: .tabBar, class: "tabBar", tabs, at: position)
  }

  /// Whether a tab view with pages shows the dots that stand for the pages.
  ///
  /// Source: SwiftUI, `PageTabViewStyle.IndexDisplayMode`.
  private static func hasDots(_ count: Int, _ environment: ViewEnvironment) -> Bool {
    guard case .component(let style)? = environment.styles["tabViewStyle"] else { return count > 1 }
    switch style.value("indexDisplayMode")?.memberName {
    case "never": return false
    case "always": return true
    default: return count > 1
    }
  }

  private static func pages(_ count: Int, _ chosen: Int, at position: Node.Position?) -> ViewElement
  {
    var pages = ViewElement(.pager, at: position)
    pages.node.value = Value(
      range: .init(now: Double(chosen + 1), minimum: 1, maximum: Double(count)))
    return pages
  }

  /// Reads a `Tab`.
  static let tab: ViewConverter = { builder, component, environment in
    var view = builder.build(component.content, in: environment)
    view.preferences.tag = component.value("value")
    var tab = ViewElement(.tab, at: builder.position(of: component.range))
    let label = component.value("label")
    tab.setTitle(
      builder.text(component.title, in: environment) ?? builder.text(label, in: environment),
      component, &builder)
    if component.value("role")?.memberName == "search", tab.label == nil {
      tab.node.label = AuthoredText("Search", from: .standard)
    }
    view.preferences.tab = tab
    view.preferences.isTabContent = true
    return view
  }
}

extension ViewPreferences {
  /// The preferences without the contents of bars.
  var withoutBars: ViewPreferences {
    var rest = ViewPreferences()
    rest.tab = tab
    rest.tag = tag
    rest.presented = presented
    rest.hidesTabs = hidesTabs
    rest.staysOnEscape = staysOnEscape
    rest.grabber = grabber
    rest.hidesBack = hidesBack
    return rest
  }
}
