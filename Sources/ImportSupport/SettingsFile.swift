/// Files with settings of a project, such as `package.json`.
///
/// Importers read these files in addition to the files with screens.
package enum SettingsFile {
  /// The maximum size of a settings file in bytes.
  package static let sizeLimit = 1 << 20
}
