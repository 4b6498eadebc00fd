import AccessibilityTree
import Announcements
import TalkBackReader
import VoiceOverReader

/// All readers with their default settings, in the order in which results show them.
package let allReaders: [any ScreenReader] = [VoiceOver(), TalkBack()]

extension DifferenceExplanations {
  /// Creates explanations of differences between readers, on a screen that is the same for all
  /// readers.
  package init(of reader: any ScreenReader, on screen: Screen) {
    self.init(of: reader, on: screen, others: allReaders.map { ($0, screen) })
  }
}
