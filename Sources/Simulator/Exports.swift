@_exported public import AccessibilityTree
@_exported public import Announcements
@_exported public import Sessions
@_exported public import TalkBackReader
@_exported public import VoiceOverReader
