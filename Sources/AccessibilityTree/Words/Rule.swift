/// A rule of a reader or platform that decided on words, with where it is known from.
///
/// Rules are named for what they say. `announce explain` prints them beside each word.
public struct Rule: Sendable, Hashable {
  /// How sure we are that a real reader does this.
  public enum Confidence: String, Sendable, Hashable, CaseIterable {
    /// Heard from a real device.
    case recorded
    /// Read in the reader's or the platform's source code, or executed.
    case sourceCode = "source-code"
    /// So in the published source code, of which parts were taken out: phones may do otherwise.
    case sourceNotDevice = "source-not-device"
    /// Written in documentation or a specification.
    case documented
    /// Nobody has checked it yet.
    case assumed
  }

  /// The rule's name, such as `AccessibleName`.
  public var name: String { content.name }
  /// What the rule does, in one sentence.
  public var summary: String { content.summary }
  /// Specification section, source file or recording it is known from.
  public var source: String { content.source }
  /// How sure we are.
  public var confidence: Confidence { content.confidence }
  /// Whether the rule skips what lies outside of an open dialog.
  package var skipsOutsideDialogs: Bool { content.skipsOutsideDialogs }

  /// Shared, since every part of every announcement holds a rule.
  private let content: Content

  private final class Content: Sendable {
    let name, summary, source: String
    let confidence: Confidence
    let skipsOutsideDialogs: Bool

    init(
      _ name: String, _ summary: String, source: String, _ confidence: Confidence,
      skipsOutsideDialogs: Bool = false
    ) {
      self.name = name
      self.summary = summary
      self.source = source
      self.confidence = confidence
      self.skipsOutsideDialogs = skipsOutsideDialogs
    }
  }

  /// A rule.
  public init(_ name: String, _ summary: String, source: String, _ confidence: Confidence) {
    content = Content(name, summary, source: source, confidence)
  }

  /// Rules are the same when their names are: a name is unique within a reader.
  public static func == (left: Rule, right: Rule) -> Bool {
    left.content === right.content || left.name == right.name
  }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Rule {
  /// A rule of our own.
  package init(
    _ name: String, _ summary: String, _ source: Source, skipsOutsideDialogs: Bool = false
  ) {
    content = Content(
      name, summary, source: source.text, source.confidence,
      skipsOutsideDialogs: skipsOutsideDialogs)
  }

  /// Where a rule is known from, and how sure that makes us of it.
  package struct Source: Sendable {
    fileprivate let text: String
    fileprivate let confidence: Confidence

    package static func recorded(_ text: String) -> Self { Self(text: text, confidence: .recorded) }
    package static func sourceCode(_ text: String) -> Self {
      Self(text: text, confidence: .sourceCode)
    }
    package static func documented(_ text: String) -> Self {
      Self(text: text, confidence: .documented)
    }
    package static func assumed(_ text: String) -> Self { Self(text: text, confidence: .assumed) }

    package static func talkBack(_ place: String) -> Self { .sourceCode("TalkBack 15.1, " + place) }
    package static func talkBack16(_ place: String) -> Self {
      .sourceCode("TalkBack 16.2, " + place)
    }
    /// What TalkBack's published code does, and what is sold may not.
    package static func openTalkBack16(_ place: String) -> Self {
      Self(text: "TalkBack 16.2, " + place, confidence: .sourceNotDevice)
    }
    package static func chromium(_ place: String) -> Self { .sourceCode("Chromium, " + place) }
    package static func reactNative(_ place: String) -> Self {
      .sourceCode("React Native 0.81, " + place)
    }
    static func material(_ place: String) -> Self {
      .sourceCode("Material Components for Android 1.12, " + place)
    }
    /// A picture that AccessibilitySnapshot's tests compare with.
    package static func picture(_ name: String) -> Self {
      .sourceCode("AccessibilitySnapshot 0.12.1, reference image " + name)
    }
    /// What composes AccessibilitySnapshot's announcements, and what finds its elements.
    package static let composer = sourceCode(
      "AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift")
    package static let parser = sourceCode(
      "AccessibilitySnapshot 0.12.1, AccessibilityHierarchyParser.swift")
    package static let webKitWrapper = sourceCode("WebKit, WebAccessibilityObjectWrapperIOS.mm")
  }
}
