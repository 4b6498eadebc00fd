internal import Encoding
internal import ImportSupport
internal import Simulator

/// Makes the screens of a document.
struct IBScreens {
  private var document: IBDocument
  private let plan: IBPlan
  private let root: IBElement?
  private let diagnostics: [ImportDiagnostic]
  /// The class that a xib belongs to.
  private let ownerClass: String?
  private var names = Set<String>()
  private var swept = Set<XMLDocument.ID>()
  /// How many views scenes may put into others, all together.
  private var allowance: Int

  init(
    _ document: IBDocument, _ plan: IBPlan, root: XMLDocument.ID?, diagnostics: [ImportDiagnostic]
  ) {
    self.document = document
    self.plan = plan
    self.root = root.map(document.element)
    self.diagnostics = diagnostics
    allowance = 20_000 + document.xml.count
    ownerClass =
      self.root?.list("objects").first { $0.plain("placeholderIdentifier") == "IBFilesOwner" }?
      .customClass
  }

  /// Every screen of the document; one without anything where it has none.
  mutating func make() -> [ImportedScreen] {
    var screens: [ImportedScreen] = []
    for target in plan.screens {
      let scope = plan.start(of: target)
      let base = IBSizeClass.shown(by: root)
      let name = name(of: target)
      screens.append(screen(of: target, base, name, isFirst: screens.isEmpty))
      for other in scope.flatMap({ IBVariants.others(below: $0, in: document, base: base) }) ?? [] {
        let name = unique(["\(name) (\(other.words))"])
        screens.append(screen(of: target, other, name, isFirst: false, isVariant: true))
      }
    }
    if screens.isEmpty { screens.append(empty()) }
    return screens
  }

  private mutating func screen(
    of target: IBPlan.Target, _ sizeClass: IBSizeClass, _ name: String, isFirst: Bool,
    isVariant: Bool = false
  ) -> ImportedScreen {
    if let scope = plan.start(of: target) { document.enter(sizeClass, below: scope) }
    var builder = IBScreenBuilder(document, plan.controllers, allowance: allowance)
    var title: String?
    switch target {
    case .controller(let place):
      title = IBControllerScreen(
        document: document, controllers: plan.controllers, place: place,
        isWide: sizeClass == .pad
      ).add(to: &builder)
    case .views(let views): for view in views { builder.add(.view(view)) }
    }
    allowance = builder.allowance
    var screen = builder.screen
    screen.name = name
    screen.title = title
    screen.diagnostics = diagnostics + builder.remarks.diagnostics
    finish(&screen, target, sizeClass, isFirst, isVariant)
    var sweep = IBTextSweep(
      document: document, reasons: builder.remarks.reasons, controllers: plan.controllers.elements)
    sweepTexts(of: target, isFirst: isFirst, &sweep)
    return ImportedScreen(screen, unused: sweep.found.unused(in: [screen]))
  }

  private func finish(
    _ screen: inout Screen, _ target: IBPlan.Target, _ sizeClass: IBSizeClass, _ isFirst: Bool,
    _ isVariant: Bool
  ) {
    screen.file = document.file
    sizeClass.apply(to: &screen)
    screen.language =
      document.translations.language ?? IBTranslationFiles.language(ofFolderOf: document.file)
    let isForced = screen.preorder.contains {
      $0.depth == 0 && screen[$0.index].ios.contentDirection == "forceRightToLeft"
    }
    let letters = screen.language?.prefix { $0 != "-" && $0 != "_" } ?? ""
    if isForced || ["ar", "he", "iw", "fa", "ur"].contains(letters) {
      screen.direction = .rightToLeft
    }
    if isFirst { noteOrphans(&screen) }
    if isVariant { screen.diagnostics.append(ImportDiagnostic(.otherSizeClass)) }
  }

  private func noteOrphans(_ screen: inout Screen) {
    let orphans = document.translations.orphans(in: document)
    guard let first = orphans.first else { return }
    let keys = orphans.prefix(5).map(\.key)
    screen.diagnostics.append(
      ImportDiagnostic(.orphans, naming: Array(keys), count: orphans.count, at: first.position))
  }

  /// Notes every text that belongs to a screen; a text belongs to one target.
  private mutating func sweepTexts(
    of target: IBPlan.Target, isFirst: Bool, _ sweep: inout IBTextSweep
  ) {
    switch target {
    case .views(let views): for view in views { sweep.sweep(view) }
    case .controller(let place):
      let controller = plan.controllers.all[place]
      sweepController(controller, &sweep)
      for container in [controller.navigation, controller.tabs].compactMap({ $0 }) {
        let scope = plan.controllers.all[container].element
        guard swept.insert(scope.id).inserted else { continue }
        sweep.sweep(scope.id, otherwise: .notShown)
      }
    }
    guard isFirst else { return }
    for part in plan.leftovers(in: document, root) { sweep.sweep(part, otherwise: .notShown) }
  }

  /// The controller, and what stands beside it in its scene without being shown.
  private func sweepController(_ controller: IBController, _ sweep: inout IBTextSweep) {
    sweep.sweep(controller.element.id)
    let scene = document.element(controller.scope)
    guard scene.name == "scene" else { return }
    for object in scene.list("objects") where object.id != controller.element.id {
      sweep.sweep(object.id, otherwise: .notShown)
    }
  }
}

extension IBScreens {
  private mutating func name(of target: IBPlan.Target) -> String {
    switch target {
    case .controller(let place): return unique(plan.controllers.all[place].names)
    case .views(let views):
      let view = views.first.map(document.element)
      let hasOneView = plan.screens.count == 1
      let candidates = [
        view?.customClass, hasOneView ? ownerClass : nil, view?.plain("userLabel"),
        view?.identifier,
      ]
      return unique(candidates.compactMap { $0?.isEmpty == false ? $0 : nil })
    }
  }

  /// The first name that no screen has yet.
  private mutating func unique(_ candidates: [String]) -> String {
    for name in candidates where names.insert(name).inserted { return name }
    var number = 2
    let name = candidates.first ?? "screen"
    while !names.insert("\(name) \(number)").inserted { number += 1 }
    return "\(name) \(number)"
  }

  private func empty() -> ImportedScreen {
    var screen = Screen(origin: .ios)
    screen.file = document.file
    screen.name = "empty"
    screen.diagnostics = diagnostics + [ImportDiagnostic(.noViews)]
    var sweep = IBTextSweep(
      document: document, reasons: [:], controllers: plan.controllers.elements)
    for part in plan.leftovers(in: document, root) { sweep.sweep(part, otherwise: .notShown) }
    return ImportedScreen(screen, unused: sweep.found.unused(in: [screen]))
  }
}
