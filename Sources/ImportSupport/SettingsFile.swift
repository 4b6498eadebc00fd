/// Files with settings of a project, such as `package.json`, which importers read besides screens.
package enum SettingsFile {
  /// The largest size in bytes.
  package static let sizeLimit = 1 << 20
}
