internal import ComponentSource
internal import ImportSupport
internal import TextIO

/// The importer of composables in Kotlin.
///
/// The code is not run. The importer evaluates constant expressions, and reports a diagnostic for
/// everything else.
enum ComposeImporter {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let bytes = Array(try TextBytes.decode(bytes, file: file).utf8)
    let source = try ComposeProject(bytes, file: file, options: options)
    let screens = ComposeScreens(source, options: options).screens
    guard !screens.isEmpty else { throw refusal(of: source.project.files[0], file: file) }
    return screens
  }

  private static func refusal(of source: SourceFile, file: String?) -> InputError {
    source.refusal(
      file: file, problem: "the file contains no composable that shows anything",
      remedy: "give a file with a @Composable function, such as a screen or its @Preview")
  }
}
