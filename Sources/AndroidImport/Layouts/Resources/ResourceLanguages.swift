internal import TextIO

/// The languages into which an Android project translates its texts.
package enum ResourceLanguages {
  /// BCP 47 tags of the folders `values-…` beside the folder of a layout, in the order of names.
  package static func ofProject(around layout: String) -> [String] {
    let resources = PathName(layout).folder.folder
    guard let project = ProjectFiles(around: PathName(layout).folder, without: resources),
      let listing = project.listing(of: resources)
    else { return [] }
    var tags: [String] = []
    for name in listing.folders where name.hasPrefix("values-") {
      guard let locale = ResourceQualifiers(String(name.dropFirst("values-".count))).locale else {
        continue
      }
      let tag = [locale.language, locale.script, locale.region].compactMap(\.self)
        .joined(separator: "-")
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
