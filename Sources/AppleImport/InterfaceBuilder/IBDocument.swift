internal import Encoding
internal import Simulator
internal import TextIO

/// A document of Interface Builder, with what has to be looked up in it.
struct IBDocument: Sendable {
  let xml: XMLDocument
  /// The name of the file, for diagnostics.
  let file: String?
  /// Texts in the wanted language.
  var translations = IBTranslations()
  /// Elements by their identifiers, the first of each.
  private(set) var places: [String: XMLDocument.ID] = [:]
  /// Where an element stands in its list, for those that translations count.
  private(set) var listPlaces: [XMLDocument.ID: Int] = [:]
  /// Properties by name of elements that have more than anybody looks through each time.
  private(set) var properties: [XMLDocument.ID: [String: XMLDocument.ID]] = [:]
  /// Names of images that are symbols of the system.
  private(set) var symbols: Set<String> = []
  /// Outlets by the identifier of what they point at.
  private(set) var outlets: [String: String] = [:]
  /// Gesture recognisers by the identifier of the view they belong to.
  private(set) var recognizers: [String: [String]] = [:]
  /// Elements with different properties in other size classes.
  private(set) var varied: [XMLDocument.ID] = []
  /// Attributes as they are in the size class that is looked at.
  private(set) var overlay: [XMLDocument.ID: [String: String]] = [:]
  /// Identifiers of views that are not installed in it.
  private(set) var uninstalled: Set<String> = []

  init(_ xml: XMLDocument, file: String?) {
    self.xml = xml
    self.file = file
    for root in xml.rootElements {
      note(root)
      for id in xml.elements(below: root) { note(id) }
    }
    varied.sort()
  }

  func element(_ id: XMLDocument.ID) -> IBElement { IBElement(document: self, id: id) }

  func element(called identifier: String) -> IBElement? { places[identifier].map(element) }

  private mutating func note(_ id: XMLDocument.ID) {
    guard let item = xml.element(id) else { return }
    if let identifier = item.plain("id"), places[identifier] == nil { places[identifier] = id }
    noteProperties(of: id)
    switch item.name.local {
    case "outlet", "outletCollection": noteOutlet(item, id)
    case "image", "imageReference":
      guard item.plain("catalog") == "system" else { break }
      if let name = item.plain("name") ?? item.plain("image") { symbols.insert(name) }
    case "variation":
      if let parent = xml.parent(of: id), varied.last != parent { varied.append(parent) }
    case "segments", "array", "scopeButtonTitles", "userDefinedRuntimeAttributes":
      for (place, child) in xml.children(of: id).enumerated() { listPlaces[child] = place }
    default: break
    }
  }

  private mutating func noteProperties(of id: XMLDocument.ID) {
    let children = xml.children(of: id)
    guard children.count > 32 else { return }
    var named: [String: XMLDocument.ID] = [:]
    for child in children {
      guard let key = xml.element(child)?.plain("key"), named[key] == nil else { continue }
      named[key] = child
    }
    properties[id] = named
  }

  private mutating func noteOutlet(_ item: XMLDocument.Element, _ id: XMLDocument.ID) {
    guard let target = item.plain("destination"), let name = item.plain("property") else { return }
    guard item.name.local == "outletCollection", name == "gestureRecognizers" else {
      if outlets[target] == nil { outlets[target] = name }
      return
    }
    guard let owner = xml.parent(of: id).flatMap(xml.parent).flatMap(xml.element)?.plain("id")
    else { return }
    recognizers[owner, default: []].append(target)
  }
}

extension IBDocument {
  /// Makes a part of the document what it is in that size class.
  mutating func enter(_ sizeClass: IBSizeClass, below root: XMLDocument.ID) {
    overlay = [:]
    uninstalled = []
    for id in varied(below: root) {
      for variation in element(id).children where variation.name == "variation" {
        guard let key = variation.key, sizeClass.matches(key) else { continue }
        apply(variation, to: id)
      }
    }
  }

  /// Elements in a part of the document that differ between size classes.
  func varied(below root: XMLDocument.ID) -> ArraySlice<XMLDocument.ID> {
    guard !varied.isEmpty else { return [] }
    let last = xml.lastItem(below: root)
    let first = varied.partitioningIndex { $0 >= root }
    let end = varied.partitioningIndex { $0 > last }
    return varied[first..<max(first, end)]
  }

  private mutating func apply(_ variation: IBElement, to id: XMLDocument.ID) {
    for attribute in xml.element(variation.id)?.attributes ?? [] {
      guard attribute.name.local != "key" else { continue }
      overlay[id, default: [:]][attribute.name.local] = attribute.value
    }
    guard let mask = variation.children.first(where: { $0.name == "mask" && $0.key == "subviews" })
    else { return }
    for entry in mask.children {
      guard let reference = entry.plain("reference") else { continue }
      if entry.name == "exclude" { uninstalled.insert(reference) }
      if entry.name == "include" { uninstalled.remove(reference) }
    }
  }
}
