import AccessibilityTree
import Announcements
import TalkBackReader
import VoiceOverReader

/// Every reader there is, as on a new phone, in the order in which results show them.
package let allReaders: [any ScreenReader] = [VoiceOver(), TalkBack()]

extension DifferenceExplanations {
  /// The other readers on a screen that is the same on every platform.
  package init(of reader: any ScreenReader, on screen: Screen) {
    self.init(of: reader, on: screen, others: allReaders.map { ($0, screen) })
  }
}
