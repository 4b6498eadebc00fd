import AccessibilityTree
import Announcements
import TalkBackReader
import VoiceOverReader

/// All readers with their default settings, in the order in which results show them.
package let allReaders: [any ScreenReader] = [VoiceOver(), TalkBack()]

extension DifferenceExplanations {
  /// Creates explanations of how the announcements of a reader differ from those of the other
  /// readers in ``allReaders``, if all readers have the same screen.
  package init(of reader: any ScreenReader, on screen: Screen) {
    self.init(of: reader, on: screen, others: allReaders.map { ($0, screen) })
  }
}
