/// Every reader there is, as on a new phone, in the order in which results show them.
package let allReaders: [any ScreenReader] = [VoiceOver(), TalkBack()]

extension ScreenReader {
  /// The name on the command line and in JSON.
  package var name: String { Self.name }

  /// The name in prose.
  package var displayName: String { Self.displayName }
}
