public import AccessibilityTree

/// A reader: what a screen sounds like while a person swipes through it.
///
/// A reader is a value; a variant is a changed copy.
///
///     var terse = TalkBack()
///     try terse.set("hints", to: "off")
///     let transcript = terse.read(screen)
public protocol ScreenReader: Sendable {
  /// The name on the command line and in JSON, such as `talkback`.
  static var name: String { get }
  /// The name in prose, such as “TalkBack”.
  static var displayName: String { get }
  /// The system it comes with.
  static var platform: TextInput.Platform { get }
  /// How long it is silent.
  static var pauses: Pauses { get }
  /// Every setting, in the order in which they are documented.
  static var settings: [Setting] { get }
  /// The keys of the settings that are versions and matter on screens of that origin.
  static func versionKeys(on origin: Screen.Origin) -> [String]

  /// The version whose rules are followed, such as `15.1`.
  var profile: String { get }
  /// BCP 47 tag of the reader's own words.
  var language: String { get }

  /// Every phrase of the reader's own in its language, in the order of its phrasebook.
  var phrases: [ListedPhrase] { get }

  /// The value of a setting as users spell it; absent for a key the reader does not have.
  func value(of key: String) -> String?
  /// Changes a setting, both spelled as users do.
  mutating func set(_ key: String, to value: String) throws(SettingError)

  /// A screen that this reader has opened.
  associatedtype Walk: ScreenWalk

  /// Opens a screen, to be asked for what is heard on the way through it.
  func open(_ screen: Screen, by navigation: Navigation) -> Walk
  /// What is heard of a double tap on the node that a reader is on, once it did what it does.
  func words(ofActivation change: ElementChange, at stop: Stop) -> Announcement
  /// What is heard of a step up or down in a range that a reader is on.
  func words(ofAdjustment change: ElementChange, at stop: Stop) -> Announcement
  /// What the platform's accessibility API exposes of a screen.
  func expose(_ screen: Screen) -> [ExposedNode]
}

extension ScreenReader {
  /// The name on the command line and in JSON.
  package var name: String { Self.name }

  /// The name in prose.
  package var displayName: String { Self.displayName }

  /// What is heard on the way through a screen, whichever way a person moves.
  ///
  /// - Parameter explainsRest: Whether the nodes that are no stops are listed, too, with the reasons.
  public func read(
    _ screen: Screen, by navigation: Navigation = .swipeRight, explainsRest: Bool = true
  ) -> Transcript {
    opening(screen, by: navigation, explainsRest: explainsRest).transcript
  }

  /// The same with the opened screen, for those who ask it for more.
  package func opening(
    _ screen: Screen, by navigation: Navigation = .swipeRight, explainsRest: Bool = true
  ) -> (walk: any ScreenWalk, transcript: Transcript) {
    let walk = open(screen, by: navigation)
    let transcript = Transcript(
      reader: Self.name, profile: profile, versions: versions(on: screen.origin),
      language: language, stops: walk.stops, skippedNodes: explainsRest ? walk.skippedNodes : [])
    return (walk, transcript)
  }

  /// No phrases: a reader that only says what the author wrote.
  public var phrases: [ListedPhrase] { [] }

  /// The settings that differ from those of a new phone, in the order of ``settings``.
  public var changedSettings: [(key: String, value: String)] {
    Self.settings.compactMap { setting in
      guard let value = value(of: setting.key), value != setting.standard else { return nil }
      return (setting.key, value)
    }
  }
}

/// What a platform's accessibility API exposes of one node.
public struct ExposedNode: Sendable, Hashable {
  /// How many exposed nodes are above it.
  public var depth: Int
  /// The platform's word for what it is: a class name or the traits.
  public var title: String
  /// The platform's properties with their values, in a fixed order.
  public var properties: [Property]
  /// The node it was made of.
  public var node: Node.Index

  /// One property of an exposed node.
  public struct Property: Sendable, Hashable {
    /// The platform's name for it, and its value as text.
    public var name, value: String

    /// One property.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// An exposed node.
  public init(depth: Int, title: String, properties: [Property], node: Node.Index) {
    self.depth = depth
    self.title = title
    self.properties = properties
    self.node = node
  }
}
