internal import AndroidImport
internal import ComponentSource
internal import ImportSupport
internal import TextIO

/// The source code of a screen, and the files and resources around it.
struct ComposeProject {
  let project: SourceProject
  /// Whether files were skipped because a limit was reached.
  let isCut: Bool
  /// The release of Compose UI that the build uses, or `nil` if it is unknown.
  let version: ComposeVersion?
  private let texts: CodeResources
  private let references: Set<KotlinNames.ResourceReference>

  init(_ bytes: [UInt8], file: String?, options: ImportOptions) throws(InputError) {
    // Standard input has no folder.
    let path = file == "-" ? nil : file
    let run = options.run ?? ImportRun()
    let modules = path.flatMap { path in
      let folder = PathName(path).folder
      return run.value(of: ModulesKey(folder: folder)) { KotlinModules(around: folder) }
    }
    version = modules.flatMap { modules in
      run.value(of: VersionKey(folder: modules.home)) {
        GradleComposeVersion.find(around: modules.home, in: modules.project)
      }
    }
    let loader = KotlinProjectLoader(bytes, at: path, in: modules, run)
    project = loader.project
    isCut = loader.files.isCut
    references = loader.resources
    texts = try CodeResources(
      in: options.resources + (modules?.resources.map(\.path) ?? []))
  }

  private struct ModulesKey: Hashable { var folder: PathName }

  private struct VersionKey: Hashable { var folder: PathName }

  /// Returns the texts of the app in a language.
  func resources(language: String?) -> ComposeResources {
    ComposeResources(references, in: texts, language: language)
  }
}
