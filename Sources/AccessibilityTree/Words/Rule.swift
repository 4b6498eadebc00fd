/// A rule of a reader or platform for announcements, with the evidence for the rule.
///
/// `announce explain` prints the rule beside each word.
public struct Rule: Sendable, Hashable {
  /// The certainty that a real reader follows the rule.
  public enum Confidence: String, Sendable, Hashable, CaseIterable {
    /// The behaviour was recorded on a real device.
    case recorded
    /// The rule is in the source code of the reader or platform, or was observed by running this
    /// code.
    case sourceCode = "source-code"
    /// The rule is in published source code, which is only a part of the reader's code.
    ///
    /// A reader on a device may behave differently.
    case sourceNotDevice = "source-not-device"
    /// The rule is in documentation or a specification.
    case documented
    /// The rule is an assumption without evidence.
    case assumed
  }

  /// The name, such as `AccessibleName`.
  public var name: String { content.name }
  /// The effect of the rule, in one sentence.
  public var summary: String { content.summary }
  /// The specification, source file or recording on which the rule is based.
  public var source: String { content.source }
  /// The certainty that a real reader follows the rule.
  public var confidence: Confidence { content.confidence }
  /// Whether the rule makes a reader skip nodes outside an open dialog.
  package var skipsOutsideDialogs: Bool { content.skipsOutsideDialogs }

  /// The content of the rule.
  ///
  /// All copies of a rule share this object, because each part of an announcement contains a rule.
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

  /// Creates a rule.
  public init(_ name: String, _ summary: String, source: String, _ confidence: Confidence) {
    content = Content(name, summary, source: source, confidence)
  }

  /// Whether two rules have the same name.
  ///
  /// Names are unique within a reader.
  public static func == (left: Rule, right: Rule) -> Bool {
    left.content === right.content || left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Rule {
  /// Creates a rule from a source.
  package init(
    _ name: String, _ summary: String, _ source: Source, skipsOutsideDialogs: Bool = false
  ) {
    content = Content(
      name, summary, source: source.text, source.confidence,
      skipsOutsideDialogs: skipsOutsideDialogs)
  }

  /// The source of a rule, and the confidence in a rule from this source.
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

    package static func talkBack(_ location: String) -> Self {
      .sourceCode("TalkBack 15.1, " + location)
    }
    package static func talkBack16(_ location: String) -> Self {
      .sourceCode("TalkBack 16.2, " + location)
    }
    /// Returns a source in TalkBack's published code.
    ///
    /// The released app may behave differently.
    package static func openTalkBack16(_ location: String) -> Self {
      Self(text: "TalkBack 16.2, " + location, confidence: .sourceNotDevice)
    }
    package static func chromium(_ location: String) -> Self {
      .sourceCode("Chromium, " + location)
    }
    package static func reactNative(_ location: String) -> Self {
      .sourceCode("React Native 0.81, " + location)
    }
    static func material(_ location: String) -> Self {
      .sourceCode("Material Components for Android 1.12, " + location)
    }
    /// Returns a source that is a reference image in AccessibilitySnapshot's tests.
    package static func picture(_ name: String) -> Self {
      .sourceCode("AccessibilitySnapshot 0.12.1, reference image " + name)
    }
    /// The source files of AccessibilitySnapshot that find elements and compose descriptions of
    /// them.
    package static let composer = sourceCode(
      "AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift")
    package static let parser = sourceCode(
      "AccessibilitySnapshot 0.12.1, AccessibilityHierarchyParser.swift")
    package static let webKitWrapper = sourceCode("WebKit, WebAccessibilityObjectWrapperIOS.mm")
  }
}
