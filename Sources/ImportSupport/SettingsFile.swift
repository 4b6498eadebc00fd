/// Settings of a project that importers read besides the screens, such as `package.json`.
package enum SettingsFile {
  /// The largest size in bytes.
  package static let sizeLimit = 1 << 20
}
