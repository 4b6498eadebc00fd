import AccessibilityTree
import Announcements
import TalkBackReader
import VoiceOverReader

/// Every reader with default settings, in the order in which results show them.
package let allReaders: [any ScreenReader] = [VoiceOver(), TalkBack()]

extension DifferenceExplanations {
  /// Creates explanations of differences on a screen that every reader reads in the same form.
  package init(of reader: any ScreenReader, on screen: Screen) {
    self.init(of: reader, on: screen, others: allReaders.map { ($0, screen) })
  }
}
