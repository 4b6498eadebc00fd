internal import AccessibilityTree
internal import Encoding
internal import TextIO

/// A document of Interface Builder, with tables for looking up elements.
struct IBDocument: Sendable {
  let xml: XMLDocument
  let file: String?
  /// The texts of the document in the requested language.
  var translations = IBTranslations()
  /// The elements by identifier.
  ///
  /// If several elements have the same identifier, this is the first of these elements.
  private(set) var elementIDs: [String: XMLDocument.ID] = [:]
  /// The index of each element in the list that contains it, counted from 0.
  ///
  /// Translations use this index to refer to elements of some lists.
  private(set) var listIndices: [XMLDocument.ID: Int] = [:]
  /// The child elements of each element with many properties, by the names of the properties that
  /// they set.
  private(set) var properties: [XMLDocument.ID: [String: XMLDocument.ID]] = [:]
  /// The names of the images that are system symbols.
  private(set) var symbols: Set<String> = []
  /// The names of outlets, by the identifiers of their targets.
  private(set) var outlets: [String: String] = [:]
  /// The gesture recognisers, by the identifiers of their views.
  private(set) var recognizers: [String: [String]] = [:]
  /// The elements whose properties depend on the size class, in document order.
  private(set) var varied: [XMLDocument.ID] = []
  /// The values of attributes that are different in the current size class, by element and
  /// attribute.
  private(set) var overlay: [XMLDocument.ID: [String: String]] = [:]
  /// The identifiers of views that are not installed in the current size class.
  private(set) var uninstalled: Set<String> = []

  init(_ xml: XMLDocument, file: String?) {
    self.xml = xml
    self.file = file
    for root in xml.rootElements {
      index(root)
      for id in xml.elements(below: root) { index(id) }
    }
    varied.sort()
  }

  func element(_ id: XMLDocument.ID) -> IBElement { IBElement(document: self, id: id) }

  func element(called identifier: String) -> IBElement? { elementIDs[identifier].map(element) }

  private mutating func index(_ id: XMLDocument.ID) {
    guard let item = xml.element(id) else { return }
    if let identifier = item.plain("id"), elementIDs[identifier] == nil {
      elementIDs[identifier] = id
    }
    recordProperties(of: id)
    switch item.name.local {
    case "outlet", "outletCollection": recordOutlet(item, id)
    case "image", "imageReference":
      guard item.plain("catalog") == "system" else { break }
      if let name = item.plain("name") ?? item.plain("image") { symbols.insert(name) }
    case "variation":
      if let parent = xml.parent(of: id), varied.last != parent { varied.append(parent) }
    case "segments", "array", "scopeButtonTitles", "userDefinedRuntimeAttributes":
      for (index, child) in xml.children(of: id).enumerated() { listIndices[child] = index }
    default: break
    }
  }

  private mutating func recordProperties(of id: XMLDocument.ID) {
    let children = xml.children(of: id)
    guard children.count > 32 else { return }
    var named: [String: XMLDocument.ID] = [:]
    for child in children {
      guard let key = xml.element(child)?.plain("key"), named[key] == nil else { continue }
      named[key] = child
    }
    properties[id] = named
  }

  private mutating func recordOutlet(_ item: XMLDocument.Element, _ id: XMLDocument.ID) {
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
  /// Applies the variations for a size class to a part of the document.
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

  /// Returns the elements at or below `root` whose properties depend on the size class.
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
