internal import AndroidImport
internal import ComponentSource
internal import ImportSupport
internal import TextIO

/// The source code of a screen with the files and resources around it.
struct ComposeProject {
  let project: SourceProject
  /// Whether files were skipped because a limit was reached.
  let isCut: Bool
  private let texts: CodeResources
  private let references: Set<KotlinNames.ResourceReference>

  init(_ bytes: [UInt8], file: String?, options: ImportOptions) throws(InputError) {
    // Standard input has no folder.
    let path = file == "-" ? nil : file
    let modules = path.flatMap { KotlinModules(around: PathName($0)) }
    let reader = KotlinProjectLoader(bytes, at: path, in: modules)
    project = SourceProject(reader.files)
    isCut = reader.isCut
    references = reader.resources
    texts = try CodeResources(
      in: options.resources + (modules?.resources.map(\.path) ?? []))
  }

  /// Returns the texts of the app in a language.
  func resources(language: String?) -> ComposeResources {
    ComposeResources(references, in: texts, language: language)
  }
}
