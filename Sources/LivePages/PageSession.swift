internal import Browsers
internal import Encoding
internal import Importers
internal import Simulator
internal import TextIO

/// A page on which one session acts, with a log of the page's changes.
///
/// Entries of the log are never removed or changed. Therefore, code that looks ahead in the log
/// does not change what the session reads.
///
/// Unchecked: the page is accessed only with exclusive access to the browser.
final class PageSession: @unchecked Sendable {
  struct Entry: Sendable {
    /// The page's virtual time since the start of the log, in milliseconds.
    var time: Int
    var event: Event

    enum Event: Sendable {
      case changed(Snapshot, RunningScreen)
      /// Another document was loaded.
      ///
      /// The string is a unique name for the screen of the document.
      case navigated(String, Snapshot, focus: Node.Index?)
      /// The browser shows a validation message beside a field.
      ///
      /// The string is the message.
      case validationMessage(String)
      /// The browser shows a dialog, and the page is paused.
      ///
      /// The string is the kind of dialog, a colon and the message.
      case dialog(String)
      /// The browser refused an action.
      ///
      /// The string is the reason.
      case refused(String)
    }
  }

  /// A screen of the page.
  ///
  /// The snapshot also has, for each node, the key of the node's element, or `nil` if the node has
  /// no element.
  struct Snapshot: Sendable {
    var screen: Screen
    var keys: [Int?]
  }

  let page: LivePage
  let host: PageHost
  private let name: String
  let platform: ReaderPlatform
  var log: [Entry] = []
  private var documents: Set<String> = []
  /// The screen with which the log starts, and the node that has focus on that screen.
  private(set) var opening: (snapshot: Snapshot, focus: Node.Index?)
  /// The screen after the last logged change.
  ///
  /// The screen includes any validation message of Safari.
  private(set) var current: Snapshot
  /// The screen after the last logged change, without Safari's validation message.
  private var plain: Snapshot
  /// The key of the element with focus after the last logged change, or `nil` if no element has
  /// focus.
  private(set) var focusedKey: Int?
  private var nodes: [Int: Node.Index] = [:]
  private(set) var navigations: Int
  /// The page's virtual time at which the log starts, in milliseconds.
  let startTime: Int
  /// The text that the page shows in each field after the user typed, by the key of the field.
  var typed: [Int: String] = [:]
  /// The text that the user entered in each field, before scripts changed it, by the key of the
  /// field.
  var given: [Int: String] = [:]
  /// The key of the field that has lost focus in the session, but not yet on the page; `nil` if
  /// there is none.
  ///
  /// Before the field loses focus on the page, another field may get focus there.
  var fieldToLeave: Int?
  /// The key of the element to which the page must still scroll, or `nil` if there is none.
  ///
  /// The scrolling is part of the next command to the page, so it needs no separate command.
  var scrollTarget: Int?
  /// The validation message that Safari shows for the focused field, with the key of the field;
  /// `nil` if there is none.
  var validation: (key: Int, message: String)?
  /// Whether all changes so far are in the log.
  var isUpToDate = false
  /// The number of milliseconds since the last change of the page.
  private(set) var quietTime = 0.0
  /// Whether something on the page moves.
  ///
  /// If so, real time must pass in addition to virtual time.
  private(set) var isMoving = false
  /// The number of the last page state that was received from our script in the page.
  private(set) var received = 0
  /// The page's virtual time at the user's last action, counted from the start of the log.
  var actionTime = 0
  /// The value of the page's ``LivePage/channelTime`` at the user's last action.
  var actionChannelTime = 0.0
  /// Whether the user waits for the page.
  ///
  /// If so, the page's time passes as fast as real time.
  var isWaiting = false

  /// Starts the log of a page that is already quiet.
  init(
    _ page: LivePage, of host: PageHost, called name: String, for platform: ReaderPlatform
  ) throws(BrowserError) {
    self.page = page
    self.host = host
    self.name = name
    self.platform = platform
    navigations = page.navigations
    startTime = page.time
    plain = Snapshot(screen: Screen(origin: .web), keys: [])
    current = plain
    opening = (plain, nil)
    let moments = try beginDocument()
    page.waitsInDialogs = true
    opening = (current, node(focusedKey))
    try recordEarlyTexts(moments)
  }

  /// Shows the document that the page has now, and lets our script in the page record its changes.
  ///
  /// - Returns: The states of the page in which it shows, one after the other, the texts that scripts
  ///   wrote into live regions after the page had loaded and before it was quiet. The document is shown
  ///   without these texts.
  private func beginDocument() throws(BrowserError) -> ArraySlice<JSON.Value> {
    try page.findHiddenParts()
    guard let moments = try page.evaluate("announceBegin()")?["moments"]?.elements,
      let first = moments.first, let snapshot = try snapshot(of: first)
    else { throw PageSession.unreadable }
    received = moments.last?["number"]?.int ?? 0
    show(snapshot)
    focusedKey = first["focus"]?.int.flatMap { $0 > 0 ? $0 : nil }
    return moments.dropFirst()
  }

  /// Adds the texts of live regions that readers announce while the page becomes quiet to the log.
  private func recordEarlyTexts(_ moments: ArraySlice<JSON.Value>) throws(BrowserError) {
    let start = max(log.last?.time ?? 0, clock)
    for moment in moments { try record(moment, at: start + (moment["after"]?.int ?? 0)) }
  }

  // A session can end on any thread, but a page must be closed with exclusive access to the
  // browser.
  deinit { host.retire(page) }

  private static let unreadable = BrowserError(
    "the page cannot be read", remedy: "open it in a browser and check its scripts")

  /// The page's virtual time since the start of the log, in milliseconds.
  var clock: Int { page.time - startTime }

  /// Returns the node with a key, on the screen after the last logged change.
  func node(_ key: Int?) -> Node.Index? { key.flatMap { nodes[$0] } }

  /// Adds to the log the states of the page that our script in the page recorded.
  ///
  /// - Parameters:
  ///   - taken: The answer of the script, with the recorded states.
  ///   - time: The time at which the answer was fetched from the page.
  func apply(_ taken: JSON.Value, takenAt time: Int) throws(BrowserError) {
    if let problem = page.removeNavigationProblem() { append(.refused(problem)) }
    let count = log.count
    quietTime = taken["quiet"]?.double ?? 0
    isMoving = taken["isMoving"]?.bool == true
    let now = taken["now"]?.double ?? 0
    if taken["isInvalid"]?.bool == true { try recordValidation() }
    for moment in taken["moments"]?.elements ?? [] {
      guard let number = moment["number"]?.int, number > received else { continue }
      received = number
      let age = Int(max(0, now - (moment["at"]?.double ?? now)))
      try record(moment, at: max(log.last?.time ?? 0, time - age))
    }
    isUpToDate = taken["isThorough"]?.bool == true && log.count == count
  }

  private func record(_ moment: JSON.Value, at time: Int) throws(BrowserError) {
    let snapshot = try snapshot(of: moment)
    let (previous, previousFocus) = (current, focusedKey)
    var origins: [NodeOrigin] = current.keys.indices.map { .same(Node.Index($0)) }
    if let snapshot {
      origins = snapshot.keys.map { key in
        key.map { nodes[$0].map { .same($0) } ?? .new } ?? .unknown
      }
    }
    if let key = moment["focus"]?.int {
      focusedKey = key > 0 ? key : nil
      // The browser removes its validation message when focus moves. However, the browser may still
      // report the message before it reports the move of focus.
      if validation != nil, validation?.key != focusedKey {
        validation = nil
        show(plain)
      }
    }
    if let snapshot { show(snapshot) }
    let focus: RunningScreen.Focus =
      focusedKey == previousFocus ? .unchanged : .moved(to: node(focusedKey))
    let isSubmitted = moment["isSubmitted"]?.bool == true
    let isRefused = moment["isRefused"]?.bool == true
    guard isSubmitted || isRefused || focus != .unchanged || current.screen != previous.screen
    else { return }
    let screen = RunningScreen(
      current.screen, origins: origins, focus: focus, isSubmitted: isSubmitted,
      isRefused: isRefused)
    log.append(Entry(time: time, event: .changed(current, screen)))
  }

  /// Records the validation message that the browser shows beside a field.
  ///
  /// For TalkBack, adds this browser's message to the log. For VoiceOver, adds the message that
  /// Safari would show to the screen.
  private func recordValidation() throws(BrowserError) {
    guard let message = try page.validationMessage(),
      let field = try page.evaluate("announceAct.invalidField()"), let key = field["key"]?.int,
      key > 0
    else { return }
    switch platform {
    case .android:
      append(.validationMessage(message))
    case .iOS:
      let violations = Dictionary(
        uniqueKeysWithValues: (field["violations"]?.members ?? []).compactMap { member in
          member.value.string.map { (member.key, $0) }
        })
      let standard = WebKitValidation.message(
        forType: field["type"]?.string ?? "", violating: violations)
      validation = (key, field["customMessage"]?.string ?? standard ?? message)
      show(plain)
    }
  }

  /// Waits until the page has loaded another document, and records that document in the log.
  func recordNavigation() throws(BrowserError) {
    try page.waitForNewDocument()
    if let problem = page.removeNavigationProblem() { append(.refused(problem)) }
    navigations = page.navigations
    typed = [:]
    given = [:]
    validation = nil
    fieldToLeave = nil
    let moments = try beginDocument()
    let title = current.screen.title ?? ""
    let base = title.isEmpty ? "page \(documents.count + 2)" : title
    var name = base
    var number = 1
    while !documents.insert(name).inserted {
      number += 1
      name = "\(base) (\(number))"
    }
    append(.navigated(name, current, focus: node(focusedKey)))
    try recordEarlyTexts(moments)
  }

  private func snapshot(of moment: JSON.Value) throws(BrowserError) -> Snapshot? {
    guard let text = moment["page"]?.string else { return nil }
    host.work.captures += 1
    do throws(InputError) {
      let image = try PageSnapshot(parsing: Array(text.utf8), file: name)
      return Snapshot(screen: image.screen, keys: image.keys)
    } catch {
      throw BrowserError(error.problem, remedy: error.remedy)
    }
  }

  private func show(_ snapshot: Snapshot) {
    plain = snapshot
    current = snapshot
    nodes = [:]
    for (index, key) in snapshot.keys.enumerated() {
      if let key, nodes[key] == nil { nodes[key] = Node.Index(index) }
    }
    guard let validation, let index = nodes[validation.key] else { return }
    // While WebKit shows the message, the message is part of the field's hint.
    //
    // Source: WebKit, form-control-validation-message.
    let hint = snapshot.screen[index].hint
    current.screen[index].hint = AuthoredText(
      [hint?.text, validation.message].compactMap(\.self).joined(separator: ", "),
      from: hint?.origin ?? .content)
  }
}
