public import AccessibilityTree
public import Announcements

/// An app that answers as a script says.
public struct ScriptedApp: App {
  /// The lines.
  public var script: AppScript
  /// The screens that it can show, by name; where the platforms show different ones, Android’s beside.
  public var screens: [String: Screen]
  /// Screens that are others on Android.
  public var androidScreens: [String: Screen]
  private var occasions: [Occasion: Int] = [:]

  /// What counts as the same happening again: that which a line is about, whatever it is called by now.
  private struct Occasion: Sendable, Hashable {
    var event: AppEvent.Kind
    var target, action: String?
    var delay: Int?

    init(_ line: AppScript.Line) {
      (event, target, action, delay) = (line.event, line.target, line.action, line.delay)
    }
  }

  /// An app by its script and screens.
  public init(
    _ script: AppScript, screens: [String: Screen] = [:], androidScreens: [String: Screen] = [:]
  ) {
    self.script = script
    self.screens = screens
    self.androidScreens = androidScreens
  }

  /// A screen by the name that it has in the document.
  public func screen(named name: String, for platform: ReaderPlatform) -> Screen? {
    platform == .android ? androidScreens[name] ?? screens[name] : screens[name]
  }

  /// The times of its `after` lines.
  public func delays(for platform: ReaderPlatform) -> [Int] {
    Array(Set(script.lines.compactMap(\.delay))).sorted()
  }

  /// The answers of the first line that fits.
  public mutating func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? {
    let lines = script.lines.filter { $0.fits(event, on: screen) }
    for occasion in Set(lines.map(Occasion.init)) { occasions[occasion, default: 0] += 1 }
    return lines.first { line in
      let time = occasions[Occasion(line)] ?? 1
      return line.conditions.allSatisfy { $0.holds(on: screen, for: platform, occasion: time) }
    }?.answers
  }
}

extension AppScript.Line {
  /// Whether it is about what happens.
  fileprivate func fits(_ event: AppEvent, on screen: Screen) -> Bool {
    guard self.event == event.kind else { return false }
    if let delay, delay != event.delay { return false }
    if let action, action != event.action { return false }
    guard let target else { return true }
    guard let node = event.node else { return false }
    return screen.isCalled(target, node)
  }
}

extension AppScript.Condition {
  /// Whether it holds.
  fileprivate func holds(
    on screen: Screen, for platform: ReaderPlatform, occasion: Int
  ) -> Bool {
    var condition = self
    var isNegated = false
    while case .not(let inner) = condition {
      condition = inner
      isNegated.toggle()
    }
    let holds: Bool
    switch condition {
    case .platform(.ios): holds = platform == .iOS
    case .platform(.android): holds = platform == .android
    case .platform(.web): holds = screen.origin == .web
    case .isEmpty(let name): holds = screen.text(of: name)?.isEmpty ?? true
    case .holds(let name, let text): holds = screen.text(of: name) == text
    case .isInvalid(let name): holds = screen.index(called: name).map(screen.isWrong) ?? false
    case .isValid: holds = !screen.preorder.contains { screen.isWrong($0.index) }
    case .occasion(let number): holds = occasion == number
    case .not: holds = false
    }
    return holds != isNegated
  }
}
