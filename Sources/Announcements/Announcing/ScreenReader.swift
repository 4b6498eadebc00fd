public import AccessibilityTree

/// A screen reader, which announces a screen as a user moves through it.
///
/// A reader is a value. To get a reader with other settings, change a copy.
///
///     var terse = TalkBack()
///     try terse.set("hints", to: "off")
///     let transcript = terse.read(screen)
public protocol ScreenReader: Sendable {
  /// The name on the command line and in JSON, such as `talkback`.
  static var name: String { get }
  /// The name in prose, such as “TalkBack”.
  static var displayName: String { get }
  /// The operating system of the reader.
  static var platform: TextInput.Platform { get }
  /// The pauses of the reader.
  static var pauses: Pauses { get }
  /// The settings, in the order in which the documentation lists them.
  static var settings: [Setting] { get }

  /// The version of the reader, such as `15.1`.
  var profile: String { get }
  /// Returns the versions that determine the announcements on screens with an origin, such as web
  /// pages.
  ///
  /// The version of the reader comes first.
  func versions(on origin: Screen.Origin) -> [ReaderVersion]
  /// The BCP 47 tag of the language in which the reader speaks its own words.
  var language: String { get }

  /// The phrases of the reader itself in its language, in the order of its phrasebook.
  var phrases: [ListedPhrase] { get }

  /// Whether every setting has its default value.
  var hasDefaultSettings: Bool { get }
  /// Returns the value of a setting, as users write it.
  ///
  /// The result is `nil` if the reader has no setting with this key.
  func value(of key: String) -> String?
  /// Changes a setting.
  ///
  /// - Parameters:
  ///   - key: The key, such as `hints`.
  ///   - value: The value, such as `off`.
  /// - Throws: ``SettingError`` if the reader has no such key, or if the key does not accept the
  ///   value.
  mutating func set(_ key: String, to value: String) throws(SettingError)

  /// The type of a screen that this reader has opened, with its stops.
  associatedtype Walk: ScreenWalk

  /// Opens a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - navigation: How the user moves through the screen.
  /// - Returns: The opened screen with its stops.
  func open(_ screen: Screen, by navigation: Navigation) -> Walk
  /// Returns the announcement that follows a double tap on a stop.
  ///
  /// - Parameters:
  ///   - change: The facts that the activation changed.
  ///   - stop: The stop after the change.
  func words(ofActivation change: ElementChange, at stop: Stop) -> Announcement
  /// Returns the announcement that follows an increment or decrement.
  ///
  /// - Parameters:
  ///   - change: The facts that the increment or decrement changed.
  ///   - stop: The stop after the change.
  func words(ofAdjustment change: ElementChange, at stop: Stop) -> Announcement
  /// Returns a remark on the certainty of a predicted part in this version, or `nil` if no remark
  /// is needed.
  ///
  /// An example is “as 16.2; not logged for 17.0”.
  ///
  /// - Parameters:
  ///   - part: A part of the stop's announcement, or one of the stop's omissions.
  ///   - stop: The stop.
  ///   - screen: The screen of the stop.
  func remark(on part: Part, of stop: Stop, on screen: Screen) -> String?
  /// Returns the elements of a screen that the platform's accessibility API exposes.
  func expose(_ screen: Screen) -> [ExposedNode]
}

extension ScreenReader {
  /// The name on the command line and in JSON.
  package var name: String { Self.name }

  /// The name in prose, such as “TalkBack”.
  package var displayName: String { Self.displayName }

  /// Returns the transcript of a screen: the announcement of each stop.
  ///
  ///     let transcript = VoiceOver().read([.heading("Sign up"), .button("Send")])
  ///     print(transcript.text)
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - navigation: How the user moves through the screen.
  ///   - listsSkippedNodes: Whether the transcript also lists each node without a stop, with the
  ///     reason.
  /// - Returns: The transcript.
  public func read(
    _ screen: Screen, by navigation: Navigation = .swipeRight, listsSkippedNodes: Bool = true
  ) -> Transcript {
    opening(screen, by: navigation, listsSkippedNodes: listsSkippedNodes).transcript
  }

  package func opening(
    _ screen: Screen, by navigation: Navigation = .swipeRight, listsSkippedNodes: Bool = true
  ) -> (walk: any ScreenWalk, transcript: Transcript) {
    let walk = open(screen, by: navigation)
    let transcript = Transcript(
      reader: Self.name, profile: profile, versions: versions(on: screen.origin),
      language: language, stops: walk.stops,
      skippedNodes: listsSkippedNodes ? walk.skippedNodes : [])
    return (walk, transcript)
  }

  /// Returns `nil`: by default, the rules of a reader are equally certain in all its versions.
  public func remark(on part: Part, of stop: Stop, on screen: Screen) -> String? { nil }

  /// Whether every setting has its default value.
  public var hasDefaultSettings: Bool {
    Self.settings.allSatisfy { value(of: $0.key) == $0.standard }
  }

  /// An empty list: by default, a reader announces only the author's words.
  public var phrases: [ListedPhrase] { [] }

  /// The settings that differ from the defaults, in the order of ``settings``.
  public var changedSettings: [(key: String, value: String)] {
    // Most users change no settings. Return early then, without building the table of settings.
    guard !hasDefaultSettings else { return [] }
    return Self.settings.compactMap { setting in
      guard let value = value(of: setting.key), value != setting.standard else { return nil }
      return (setting.key, value)
    }
  }
}

/// An element that a platform's accessibility API exposes.
public struct ExposedNode: Sendable, Hashable {
  /// The number of exposed ancestors of the element.
  public var depth: Int
  /// The platform's description of the element: its class name on Android, its traits or kind on
  /// iOS.
  public var title: String
  /// The properties of the element, with the names and values of the platform, in a fixed order.
  public var properties: [Property]
  /// The node from which the element was created.
  public var node: Node.Index

  /// A property of an exposed node.
  public struct Property: Sendable, Hashable {
    /// The platform's name for the property, and the value of the property as text.
    public var name, value: String

    /// Creates a property.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Creates an exposed node.
  public init(depth: Int, title: String, properties: [Property], node: Node.Index) {
    self.depth = depth
    self.title = title
    self.properties = properties
    self.node = node
  }
}
