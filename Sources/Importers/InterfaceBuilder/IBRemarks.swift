internal import Simulator

/// What a screen's document leaves open, gathered so that things of one kind are told once.
struct IBRemarks {
  /// Why parts of the document are not in the screen.
  private(set) var reasons: [XMLDocument.ID: UnusedText.Reason] = [:]

  private var groups: [Group] = []

  private struct Group {
    var kind: Kind
    var count = 0
    var names: [String] = []
    var position: Node.Position?
  }

  private enum Kind: CaseIterable {
    case outlet, customClass, placeholderText, stale, arranged, prototype, picker, wheels, date, web
    case emptyEmbed, deepEmbed, missingView, unknownWay
  }

  /// Notes that a part of the document is left out.
  mutating func leaveOut(_ id: XMLDocument.ID, _ reason: UnusedText.Reason) { reasons[id] = reason }

  /// Looks at a view that became a node.
  mutating func note(_ element: IBElement, _ node: Node) {
    if let outlet = node.ios.outlet, IBViewKind.of(element).role != .generic {
      add(.outlet, element, outlet)
    }
    if let custom = element.customClass, !custom.hasPrefix("UI") {
      add(.customClass, element, custom)
    }
    if IBFrames.isStale(element) { add(.stale, element) }
    if let text = node.label?.text ?? node.value?.text, IBRemarks.isPlaceholder(text) {
      add(.placeholderText, element, text.count > 24 ? "\(text.prefix(24))…" : text)
    }
    switch element.name {
    case "tableViewCell" where node.ios.isPrototype == true, "collectionViewCell":
      add(.prototype, element, element.plain("reuseIdentifier"))
    case "pickerView": add(.picker, element)
    case "datePicker":
      if node.ios.datePickerStyle == .wheels { add(.wheels, element) }
      if node.value == nil { add(.date, element) }
    case "wkWebView", "webView", "mapView", "mtkView", "arscnView", "sceneKitView", "skView":
      add(.web, element, element.name)
    default: break
    }
  }

  /// Notes a stack whose views were laid out anew.
  mutating func noteArranged(_ stack: IBElement) { add(.arranged, stack) }

  /// Notes a container of a scene without a view.
  mutating func noteEmpty(_ segue: IBElement) { add(.emptyEmbed, segue) }

  /// Notes a container that was not filled, since scenes contain each other too often.
  mutating func noteTooDeep(_ segue: IBElement) { add(.deepEmbed, segue) }

  /// Notes a controller whose view is not in the file.
  mutating func noteMissingView(_ controller: IBElement) { add(.missingView, controller) }

  /// Notes a controller of which the file does not tell how it is reached.
  mutating func noteUnknownWay(_ controller: IBElement) { add(.unknownWay, controller) }

  private mutating func add(_ kind: Kind, _ element: IBElement, _ name: String? = nil) {
    let place: Int
    if let known = groups.firstIndex(where: { $0.kind == kind }) {
      place = known
    } else {
      place = groups.count
      groups.append(Group(kind: kind, position: element.position))
    }
    groups[place].count += 1
    guard let name, groups[place].names.count < 5, !groups[place].names.contains(name) else {
      return
    }
    groups[place].names.append(name)
  }

  /// Texts that Interface Builder puts into new views.
  private static func isPlaceholder(_ text: String) -> Bool {
    ["Label", "Title", "Button", "Item", "Text", "Subtitle", "Detail"].contains(text)
      || text.hasPrefix("Lorem ipsum")
  }
}

extension IBRemarks {
  /// Everything as losses, in a fixed order.
  var losses: [Loss] {
    Kind.allCases.compactMap { kind in
      groups.first { $0.kind == kind }.map { Loss(IBRemarks.sentence($0), at: $0.position) }
    }
  }

  private static func sentence(_ group: Group) -> String {
    let count = group.count
    let names = group.names.isEmpty ? "" : " (\(group.names.joined(separator: ", ")))"
    func many(_ one: String, _ more: String) -> String {
      count == 1 ? "One \(one)" : "\(count) \(more)"
    }
    switch group.kind {
    case .outlet:
      return many("view is", "views are")
        + " connected to code\(names), which may change what is said at run time."
    case .customClass:
      return many("view is", "views are") + " of classes of the app's own\(names): what those "
        + "expose may differ from UIKit's defaults, which are assumed."
    case .placeholderText:
      return many("text looks", "texts look") + " like Interface Builder's placeholders\(names): "
        + "code most likely replaces what is heard here."
    case .stale:
      return many("frame is", "frames are") + " not up to date in the file: the order may differ."
    case .arranged:
      return many("stack view has", "stack views have")
        + " frames that are not up to date: the views "
        + "inside are taken one after the other."
    case .prototype:
      return many("prototype cell stands", "prototype cells stand") + " for rows that come from "
        + "code\(names): each is shown once, with the texts of the file."
    case .picker:
      return many("picker has", "pickers have") + " columns and rows from code: no value is heard."
    case .wheels:
      return many("date picker has", "date pickers have")
        + " several wheels, which are heard as one."
    case .date:
      return many("date picker shows", "date pickers show") + " the date of the day, or one from "
        + "code: no value is heard."
    case .web:
      return many("view shows", "views show")
        + " content that is not in the file\(names), which is not heard."
    case .emptyEmbed:
      return many("container shows", "containers show") + " a scene whose view is not in the file."
    case .missingView: return "The view of this controller is not in the file: it is made in code."
    case .unknownWay:
      return "The file does not tell how this screen is reached: a back button may come first."
    case .deepEmbed:
      return many("container is", "containers are") + " not filled: scenes contain each other too "
        + "often."
    }
  }
}
