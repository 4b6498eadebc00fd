internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// A reader of a layout, menu or preference screen, including variants and resources.
enum LayoutReader {
  static let maximumVariants = 40

  /// Returns the layouts of a file, followed by the layouts with the same name for other devices.
  ///
  /// With ``ImportOptions/usesDesignTime``, `tools:` attributes replace the app's values. A list
  /// then contains its `tools:listitem` repeatedly, with `tools:itemCount` as the number of
  /// repetitions.
  static func layouts(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ExpandedLayout] {
    let document = try XMLDocument(parsing: bytes, file: file)
    let kind = try LayoutRoot.kind(of: document, file: file)
    // Standard input has no folder.
    let path = file.flatMap { $0 == "-" ? nil : PathName($0) }
    let folders = try ResourceFolders(around: path, given: options.resources)
    let device = DeviceConfiguration(language: options.language)
    var resources = AndroidResources(folders, for: device.meeting(qualifiers(of: path, folders)))
    var first = layout(of: document, kind, path, &resources, options)
    first.file = file
    first.name = path?.stem ?? ""
    var layouts = [first]
    for variant in variants(of: path, folders) {
      resources.device = device.meeting(variant.qualifiers)
      let path = variant.path.appending(path?.name ?? "")
      guard let document = resources.document(path),
        (try? LayoutRoot.kind(of: document, file: path.path)) == kind
      else { continue }
      var layout = layout(of: document, kind, path, &resources, options)
      layout.file = path.path
      layout.name = String(variant.path.name.dropFirst(variant.kind.count + 1))
      layouts.append(layout)
    }
    layouts[0].diagnostics += unreadable(resources.unreadable)
    return layouts
  }

  private static func layout(
    of document: XMLDocument, _ kind: ExpandedLayout.Kind, _ path: PathName?,
    _ resources: inout AndroidResources, _ options: ImportOptions
  ) -> ExpandedLayout {
    var expander = LayoutExpander(resources: resources, options: options)
    expander.expand(document, as: kind, path: path)
    resources = expander.resources
    var layout = expander.layout
    if layout.all.contains(where: { layout[$0].dependsOnTheme }) {
      layout.inflatesMaterialViews = AppTheme(of: document, in: &resources).inflatesMaterialViews
    }
    if kind == .layout { layout.title = AppManifest.windowTitle(of: document, in: &resources) }
    let device = resources.device
    layout.orientation = device.orientation
    layout.idiom = device.idiom
    layout.language = expander.isTranslated ? options.language : nil
    layout.direction = device.isRightToLeft ? .rightToLeft : .leftToRight
    return layout
  }

  private static func qualifiers(
    of path: PathName?, _ folders: ResourceFolders
  ) -> ResourceQualifiers {
    guard let folder = path?.folder, let known = folders.folders.first(where: { $0.path == folder })
    else { return ResourceQualifiers("") }
    return known.qualifiers
  }

  /// Returns the folders that contain a variant of the layout.
  ///
  /// Only a layout in a folder without qualifiers has variants.
  private static func variants(
    of path: PathName?, _ folders: ResourceFolders
  ) -> [ResourceFolders.Folder] {
    guard let path, let own = folders.own,
      let folder = folders.folders.first(where: { $0.path == path.folder }),
      folder.path.name == folder.kind, folder.kind == "layout"
    else { return [] }
    let variants = folders.folders.filter {
      $0.kind == folder.kind && $0.path.folder == own && $0.path != folder.path
        && folders.listing(of: $0.path)?.files.contains(path.name) == true
    }
    return Array(variants.prefix(maximumVariants))
  }

  /// Returns diagnostics for files that could not be read.
  ///
  /// At most five files are reported.
  private static func unreadable(_ errors: [InputError]) -> [ImportDiagnostic] {
    errors.prefix(5).map { error in
      ImportDiagnostic(
        .unreadableFile(error.problem),
        at: Node.Position(error.position ?? .start, in: error.file))
    }
  }
}
