internal import Simulator

/// Puts together what is on the screen of one view controller: the bars of the containers around
/// it and its own view.
struct IBControllerScreen {
  let document: IBDocument
  let controllers: IBControllers
  let place: Int
  /// Whether the screen is as wide as an iPad's.
  let isWide: Bool

  private var controller: IBController { controllers.all[place] }
  private var element: IBElement { document.element(controller.element.id) }

  /// Adds bars and views; returns the title that people see.
  ///
  /// VoiceOver reads the navigation bar first, then the content, then the bars below.
  func add(to builder: inout IBScreenBuilder) -> String? {
    let item = element.child("navigationItem")
    let title = item?.text("title") ?? element.text("title")
    let hasBar = addNavigationBar(item, title, to: &builder)
    let content = Node.Index(builder.screen.count)
    if let view = IBContent.rootView(of: element) {
      builder.add(.view(view.id))
    } else if !controller.isContainer {
      builder.remarks.add(.missingView, element)
    }
    let hasContent = builder.screen.count > Int(content.position)
    let bars = lowerBars
    if hasContent, hasBar || !bars.isEmpty { builder.keepTogether(content) }
    for bar in bars { builder.add(bar) }
    return title
  }

  /// Adds the bar at the top; without a navigation controller in the file, one that the
  /// controller has an item for.
  private func addNavigationBar(
    _ item: IBElement?, _ title: String?, to builder: inout IBScreenBuilder
  ) -> Bool {
    let navigation = controller.navigation.map { document.element(controllers.all[$0].element.id) }
    let own = element.name == "navigationController" ? element : nil
    guard navigation != nil || own != nil || item != nil else { return false }
    var bar = Node(.toolbar, ofUIKit: "navigationBar", at: item?.position ?? element.position)
    if (navigation ?? own)?.flag("navigationBarHidden") == true { bar.hidden = Hidden(.hidden) }
    let previous = controller.previous.map { document.element(controllers.all[$0].element.id) }
    let back = IBBars.backTitle(of: previous?.child("navigationItem"), previous?.text("title"))
    let parts = IBBars.parts(
      of: item, title: title, isPushed: previous != nil, back: back, at: element.position)
    if navigation == nil, own == nil { builder.remarks.add(.unknownWay, element) }
    guard !parts.isEmpty else { return false }
    builder.add(.made(bar, parts))
    return true
  }

  private var lowerBars: [IBPart] {
    var bars: [IBPart] = []
    let items = element.child("toolbarItems")
    let tools = items?.children.flatMap(IBBars.barButton) ?? []
    if !tools.isEmpty {
      bars.append(.made(Node(.toolbar, ofUIKit: "toolbar", at: items?.position), tools))
    }
    if let tabs = tabBar { bars.append(tabs) }
    return bars
  }

  /// The bar with a tab for each controller; where they are too many, the last one leads to the rest.
  ///
  /// Source: UIKit, UITabBarController, “The More navigation controller”: five on a phone.
  /// Assumed: eight on an iPad.
  private var tabBar: IBPart? {
    let isTabs = element.name == "tabBarController"
    guard let owner = isTabs ? place : controller.tabs else { return nil }
    let tabs = controllers.all[owner].contents
    guard !tabs.isEmpty else { return nil }
    let bar = Node(.tabBar, ofUIKit: "tabBar", at: controllers.all[owner].element.position)
    let room = isWide ? 8 : 5
    guard tabs.count > room else { return .made(bar, tabs.map(tab)) }
    var more = Node(.tab, ofUIKit: "tabBarItem", at: bar.position)
    more.ios.systemItem = "more"
    let shown = tabs.prefix(room - 1)
    if let tab = controller.tab, !shown.contains(tab) { more.states.selected = true }
    return .made(bar, shown.map(tab) + [.made(more, [])])
  }

  private func tab(_ tab: Int) -> IBPart {
    let element = document.element(controllers.all[tab].element.id)
    return IBBars.tab(
      element.child("tabBarItem"), title: element.text("title"),
      isSelected: tab == controller.tab, at: element.position)
  }
}
