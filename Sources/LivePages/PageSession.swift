internal import Browsers
internal import Encoding
internal import Importers
internal import Simulator
internal import TextIO

/// A page that one session acts on: what it was asked to do, and a log of what it showed since.
///
/// The log only grows, so that a session that looks ahead and one that does not read the same.
///
/// Unchecked: it is touched only while nobody else touches the browser.
final class PageSession: @unchecked Sendable {
  /// Something that the page did.
  struct Entry: Sendable {
    /// Milliseconds of the page's own time.
    var time: Int
    var what: What

    enum What: Sendable {
      case shows(Shown, RunningScreen)
      /// Another document, by a name of its own.
      case goesTo(String, Shown, focus: Node.Index?)
      /// The browser says what is wrong with a field.
      case validates(String)
      /// A dialog of the browser, with its kind before a colon; the page stands still until it is answered.
      case asks(String)
      case refuses(String)
    }
  }

  /// What the page shows, with the keys of its nodes by their position.
  struct Shown: Sendable {
    var screen: Screen
    var keys: [Int?]
  }

  let page: LivePage
  private let site: PageHost
  private let name: String
  let platform: ReaderPlatform
  var log: [Entry] = []
  /// The names of the documents that came.
  private var documents: Set<String> = []
  /// What the page shows as the log ends, with what the browser says of it.
  private(set) var shown: Shown
  /// What it shows of its own.
  private var plain: Shown
  /// What has focus as the log ends.
  private(set) var focus: Int?
  private var places: [Int: Node.Index] = [:]
  private var navigations: Int
  /// The page's own clock when its first moment was told, so that the log counts from the opening.
  private let beginning: Int
  /// The text of each field that was typed into.
  var typed: [Int: String] = [:]
  /// The field that lost focus in the session and not yet on the page, where focus may just go on.
  var left: Int?
  /// What Safari says of a field, by its key, for as long as it has focus.
  var validation: (key: Int, message: String)?
  /// Whether everything is told that the page did so far.
  private var isTold = false
  private var calm = 0.0

  /// Begins with a page that is quiet.
  init(
    _ page: LivePage, of site: PageHost, called name: String, for platform: ReaderPlatform
  ) throws(BrowserError) {
    self.page = page
    self.site = site
    self.name = name
    self.platform = platform
    navigations = page.navigations
    beginning = page.time
    plain = Shown(screen: Screen(origin: .web), keys: [])
    shown = plain
    try page.handOverHiddenParts()
    guard let taken = try page.evaluate("announceBegin()"),
      let first = taken["moments"]?.elements.first
    else { throw PageSession.unreadable }
    page.waitsInDialogs = true
    if let image = try image(of: first) { show(image) }
    focus = first["focus"]?.int.flatMap { $0 > 0 ? $0 : nil }
  }

  // Sessions end wherever they like, and a page only while nobody else talks to the browser.
  deinit { site.retire(page) }

  private static let unreadable = BrowserError(
    "the page could not be read", remedy: "open it in a browser and look what it does")

  /// Milliseconds of the page's own time since it was quiet first.
  var clock: Int { page.time - beginning }

  /// The node of a key, on what is shown as the log ends.
  func node(_ key: Int?) -> Node.Index? { key.flatMap { places[$0] } }

  /// The text that a field showed as the log ends, before anybody typed.
  func held(_ key: Int) -> String {
    node(key).flatMap { shown.screen[$0].value?.text } ?? ""
  }

  /// Lets the page go on up to a time, or until something is in the log.
  func advance(to time: Int) throws(BrowserError) {
    let count = log.count
    try go { () throws(BrowserError) in
      try leaveField()
      while clock < time, log.count == count {
        // A page that rests is asked less often.
        let slice = calm >= LivePage.calm ? 250 : 50
        try page.pass(min(slice, time - clock))
        try note(isThorough: false)
      }
    }
  }

  /// Lets the page go on until it rests, or until something is in the log.
  func advanceToRest() throws(BrowserError) {
    let count = log.count
    let end = clock + PageSession.longestUnrest
    try go { () throws(BrowserError) in
      try leaveField()
      while log.count == count, clock < end, calm < LivePage.calm || !isTold {
        if calm >= LivePage.calm {
          try note(isThorough: true)
          isTold = log.count == count
        } else {
          try page.pass(50)
          try note(isThorough: false)
        }
      }
    }
  }

  /// How long a page may go on changing while somebody waits for its rest.
  private static let longestUnrest = 10_000

  func note(isThorough: Bool, typed: (Int, String)? = nil) throws(BrowserError) {
    isTold = false
    let field = typed.map { ", [\($0), \(JSONWriter.quoted($1))]" } ?? ""
    // Where a document goes or comes, it is waited for.
    try page.waitUntilLoaded()
    guard page.navigations == navigations,
      let taken = try page.evaluate("announceTake(\(isThorough)\(field))")
    else { return try noteDocument() }
    if let origin = page.refused {
      page.refused = nil
      let reason = "this leads to \(origin), which is another origin; --allow-origin lets it"
      log.append(Entry(time: max(log.last?.time ?? 0, clock), what: .refuses(reason)))
    }
    calm = taken["calm"]?.double ?? 0
    let now = taken["now"]?.double ?? 0
    if taken["isInvalid"]?.bool == true { try noteValidation() }
    for moment in taken["moments"]?.elements ?? [] {
      let age = Int(max(0, now - (moment["at"]?.double ?? now)))
      try note(moment, at: max(log.last?.time ?? 0, clock - age))
    }
  }

  func note(_ moment: JSON.Value, at time: Int) throws(BrowserError) {
    let image = try image(of: moment)
    let before = (shown: shown, focus: focus)
    var origins: [NodeOrigin] = shown.keys.indices.map { .same(Node.Index($0)) }
    if let image {
      origins = image.keys.map { key in
        key.map { places[$0].map { .same($0) } ?? .new } ?? .unknown
      }
    }
    if let key = moment["focus"]?.int {
      focus = key > 0 ? key : nil
      // The browser takes its message away with the focus; where none is told of, it may still be on its way.
      if validation != nil, validation?.key != focus {
        validation = nil
        show(plain)
      }
    }
    if let image { show(image) }
    let moved = focus == before.focus ? RunningScreen.Focus.unchanged : .moved(to: node(focus))
    let isSubmitted = moment["isSubmitted"]?.bool == true
    guard isSubmitted || moved != .unchanged || shown.screen != before.shown.screen else { return }
    let screen = RunningScreen(
      shown.screen, origins: origins, focus: moved, isSubmitted: isSubmitted)
    log.append(Entry(time: time, what: .shows(shown, screen)))
  }

  /// The browser’s own message beside a field, once for each time that it comes.
  ///
  /// TalkBack hears what the browser here says, and VoiceOver what Safari would.
  func noteValidation() throws(BrowserError) {
    guard let message = try page.validationMessage(),
      let wrong = try page.evaluate("announceAct.wrong()"), let key = wrong["key"]?.int, key > 0
    else { return }
    switch platform {
    case .android:
      log.append(Entry(time: max(log.last?.time ?? 0, clock), what: .validates(message)))
    case .iOS:
      let violations = Dictionary(
        uniqueKeysWithValues: (wrong["violations"]?.members ?? []).compactMap { member in
          member.value.string.map { (member.key, $0) }
        })
      let usual = WebKitValidation.message(
        forType: wrong["type"]?.string ?? "", violating: violations)
      validation = (key, wrong["said"]?.string ?? usual ?? message)
      show(plain)
    }
  }

  /// Waits for another document, and begins with it.
  func noteDocument() throws(BrowserError) {
    try page.settle()
    navigations = page.navigations
    typed = [:]
    validation = nil
    left = nil
    try page.handOverHiddenParts()
    guard let taken = try page.evaluate("announceBegin()"),
      let first = taken["moments"]?.elements.first, let image = try image(of: first)
    else { throw PageSession.unreadable }
    show(image)
    focus = first["focus"]?.int.flatMap { $0 > 0 ? $0 : nil }
    let title = image.screen.title ?? ""
    let base = title.isEmpty ? "page \(documents.count + 2)" : title
    var name = base
    var number = 1
    while !documents.insert(name).inserted {
      number += 1
      name = "\(base) (\(number))"
    }
    log.append(
      Entry(
        time: max(log.last?.time ?? 0, clock), what: .goesTo(name, shown, focus: node(focus))))
  }

  private func image(of moment: JSON.Value) throws(BrowserError) -> Shown? {
    guard let text = moment["page"]?.string else { return nil }
    do throws(InputError) {
      let image = try RunningPageImage(parsing: Array(text.utf8), file: name)
      return Shown(screen: image.screen, keys: image.keys)
    } catch {
      throw BrowserError(error.problem, remedy: error.remedy)
    }
  }

  /// WebKit gives the message to the field as a part of its hint while it is shown.
  ///
  /// Source: `webkit-ios.md`, hint; WebKit, form-control-validation-message.
  private func say(_ validation: (key: Int, message: String), on image: inout Shown) {
    guard let place = image.keys.firstIndex(of: validation.key) else { return }
    let index = Node.Index(place)
    let words = [image.screen[index].hint?.text, validation.message].compactMap(\.self)
    image.screen[index].hint = AuthoredText(
      words.joined(separator: ", "), from: image.screen[index].hint?.origin ?? .content)
  }

  private func show(_ image: Shown) {
    plain = image
    shown = image
    if let validation { say(validation, on: &shown) }
    places = [:]
    for (place, key) in image.keys.enumerated() {
      if let key, places[key] == nil { places[key] = Node.Index(place) }
    }
  }
}
