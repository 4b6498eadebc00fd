internal import AccessibilityTree

/// The content of a view controller's screen: the bars of the controller's containers, and the
/// controller's view.
struct IBControllerScreen {
  let document: IBDocument
  let controllers: IBControllers
  let index: Int
  /// Whether the device is an iPad.
  let isWide: Bool

  private var controller: IBController { controllers.all[index] }
  private var element: IBElement { document.element(controller.element.id) }

  /// Adds the bars and the views of the screen to a builder, and returns the visible title.
  ///
  /// VoiceOver reads the navigation bar first, then the content, then the bars at the bottom.
  func add(to builder: inout IBScreenBuilder) -> String? {
    let item = element.child("navigationItem")
    let title = item?.text("title") ?? element.text("title")
    let hasBar = addNavigationBar(item, title, to: &builder)
    let content = Node.Index(builder.screen.count)
    if let view = IBContent.rootView(of: element) {
      builder.add(.view(view.id))
    } else if !controller.isContainer {
      builder.report.add(.missingView, element)
    }
    let hasContent = builder.screen.count > Int(content.position)
    let bars = bottomBars
    if hasContent, hasBar || !bars.isEmpty { builder.keepTogether(content) }
    for bar in bars { builder.add(bar) }
    return title
  }

  /// Adds the navigation bar of the screen, and returns whether the screen has a navigation bar.
  ///
  /// The bar belongs to the navigation controller. If the file has no navigation controller, the
  /// navigation item of this controller describes the bar.
  private func addNavigationBar(
    _ item: IBElement?, _ title: String?, to builder: inout IBScreenBuilder
  ) -> Bool {
    let navigation = controller.navigationController.map {
      document.element(controllers.all[$0].element.id)
    }
    let own = element.name == "navigationController" ? element : nil
    guard navigation != nil || own != nil || item != nil else { return false }
    var bar = Node(.toolbar, ofUIKit: "navigationBar", at: item?.position ?? element.position)
    if (navigation ?? own)?.flag("navigationBarHidden") == true { bar.hidden = Hidden(.hidden) }
    let previous = controller.previous.map { document.element(controllers.all[$0].element.id) }
    let back = IBBars.backTitle(of: previous?.child("navigationItem"), previous?.text("title"))
    let parts = IBBars.parts(
      of: item, title: title, isPushed: previous != nil, back: back, at: element.position)
    if navigation == nil, own == nil { builder.report.add(.unknownNavigation, element) }
    guard !parts.isEmpty else { return false }
    builder.add(.synthesized(bar, parts))
    return true
  }

  private var bottomBars: [IBPart] {
    var bars: [IBPart] = []
    let items = element.child("toolbarItems")
    let tools = items?.children.flatMap(IBBars.barButton) ?? []
    if !tools.isEmpty {
      bars.append(.synthesized(Node(.toolbar, ofUIKit: "toolbar", at: items?.position), tools))
    }
    if let tabs = tabBar { bars.append(tabs) }
    return bars
  }

  /// The tab bar, with a tab for each controller.
  ///
  /// If there are too many controllers, the last tab is “More”.
  ///
  /// Source: UIKit, UITabBarController, “The More navigation controller”: at most five tabs on a
  /// phone. Assumed: an iPad shows at most eight tabs.
  private var tabBar: IBPart? {
    let isTabs = element.name == "tabBarController"
    guard let owner = isTabs ? index : controller.tabBarController else { return nil }
    let tabs = controllers.all[owner].contents
    guard !tabs.isEmpty else { return nil }
    let bar = Node(.tabBar, ofUIKit: "tabBar", at: controllers.all[owner].element.position)
    let maximum = isWide ? 8 : 5
    guard tabs.count > maximum else { return .synthesized(bar, tabs.map(tab)) }
    var more = Node(.tab, ofUIKit: "tabBarItem", at: bar.position)
    more.ios.systemItem = "more"
    let shown = tabs.prefix(maximum - 1)
    if let tab = controller.selectedTab, !shown.contains(tab) { more.states.selected = true }
    return .synthesized(bar, shown.map(tab) + [.synthesized(more, [])])
  }

  private func tab(_ tab: Int) -> IBPart {
    let element = document.element(controllers.all[tab].element.id)
    return IBBars.tab(
      element.child("tabBarItem"), title: element.text("title"),
      isSelected: tab == controller.selectedTab, at: element.position)
  }
}
