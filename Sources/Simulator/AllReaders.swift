import Announcements
import TalkBackReader
import VoiceOverReader

/// All readers with their default settings, in the order in which results show them.
package let allReaders: [any ScreenReader] = [VoiceOver(), TalkBack()]
