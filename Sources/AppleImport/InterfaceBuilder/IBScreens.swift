internal import AccessibilityTree
internal import Encoding
internal import ImportSupport

/// The screens of a document.
struct IBScreens {
  private var document: IBDocument
  private let plan: IBPlan
  private let root: IBElement?
  private let diagnostics: [ImportDiagnostic]
  /// The class of the file's owner in a xib.
  private let ownerClass: String?
  private var names = Set<String>()
  private var collected = Set<XMLDocument.ID>()
  /// The number of views from embedded scenes that may still be added, on all screens together.
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

  /// Returns the screens of the document, or an empty screen if the document has no screens.
  mutating func importedScreens() -> [ImportedScreen] {
    var screens: [ImportedScreen] = []
    for target in plan.screens {
      let scope = plan.start(of: target)
      let base = IBSizeClass.shown(by: root)
      let name = name(of: target)
      screens.append(screen(of: target, base, name, isFirst: screens.isEmpty))
      for other in scope.flatMap({ IBVariants.others(below: $0, in: document, base: base) }) ?? [] {
        let name = unique(["\(name) (\(other.displayName))"])
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
    case .controller(let index):
      title = IBControllerScreen(
        document: document, controllers: plan.controllers, index: index,
        isWide: sizeClass == .pad
      ).add(to: &builder)
    case .views(let views): for view in views { builder.add(.view(view)) }
    }
    allowance = builder.allowance
    var screen = builder.screen
    screen.name = name
    screen.title = title
    screen.diagnostics = diagnostics + builder.report.diagnostics
    finish(&screen, sizeClass, isFirst, isVariant)
    var collector = IBTextCollector(
      document: document, reasons: builder.report.reasons, controllers: plan.controllers.elements)
    collectTexts(of: target, isFirst: isFirst, &collector)
    return ImportedScreen(screen, unused: collector.found.unused(in: [screen]))
  }

  private func finish(
    _ screen: inout Screen, _ sizeClass: IBSizeClass, _ isFirst: Bool, _ isVariant: Bool
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
    if isFirst { reportOrphans(&screen) }
    if isVariant { screen.diagnostics.append(ImportDiagnostic(.otherSizeClass)) }
  }

  private func reportOrphans(_ screen: inout Screen) {
    let orphans = document.translations.orphans(in: document)
    guard let first = orphans.first else { return }
    let keys = orphans.prefix(5).map(\.key)
    screen.diagnostics.append(
      ImportDiagnostic(.orphans, naming: Array(keys), count: orphans.count, at: first.position))
  }

  /// Collects the texts of a screen.
  ///
  /// Several screens can share a container. The texts of such a container are collected only for
  /// the first of these screens.
  private mutating func collectTexts(
    of target: IBPlan.Target, isFirst: Bool, _ collector: inout IBTextCollector
  ) {
    switch target {
    case .views(let views): for view in views { collector.collect(view) }
    case .controller(let index):
      let controller = plan.controllers.all[index]
      collectControllerTexts(controller, &collector)
      for container in controller.containers {
        let scope = plan.controllers.all[container].element
        guard collected.insert(scope.id).inserted else { continue }
        collector.collect(scope.id, otherwise: .notShown)
      }
    }
    guard isFirst else { return }
    for part in plan.leftovers(in: document, root) { collector.collect(part, otherwise: .notShown) }
  }

  /// Collects the texts of a controller, and of the objects in its scene that are not on the
  /// screen.
  private func collectControllerTexts(
    _ controller: IBController, _ collector: inout IBTextCollector
  ) {
    collector.collect(controller.element.id)
    let scene = document.element(controller.scope)
    guard scene.name == "scene" else { return }
    for object in scene.list("objects") where object.id != controller.element.id {
      collector.collect(object.id, otherwise: .notShown)
    }
  }
}

extension IBScreens {
  private mutating func name(of target: IBPlan.Target) -> String {
    switch target {
    case .controller(let index): return unique(plan.controllers.all[index].names)
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

  /// Returns a unique name for a screen: the first unused candidate.
  ///
  /// If all candidates are used, the name is the first candidate with a number.
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
    var collector = IBTextCollector(
      document: document, reasons: [:], controllers: plan.controllers.elements)
    for part in plan.leftovers(in: document, root) { collector.collect(part, otherwise: .notShown) }
    return ImportedScreen(screen, unused: collector.found.unused(in: [screen]))
  }
}
