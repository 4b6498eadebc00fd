public import Simulator

/// What an audit does on a screen, beside reading it.
public struct InteractionPlan: Sendable {
  /// How the app answers.
  public var app: any App
  /// The gestures to perform.
  public var gestures: [Gesture]
  /// Whether the form is tried as well: walked, submitted empty, and filled in wrongly and rightly.
  public var fills: Bool

  /// Creates a plan.
  public init(app: any App = NoOpApp(), gestures: [Gesture] = [], fills: Bool = false) {
    self.app = app
    self.gestures = gestures
    self.fills = fills
  }

  /// Whether nothing is done.
  public var isEmpty: Bool { gestures.isEmpty && !fills }

  /// Returns the sessions of the plan on a screen with one reader.
  public func sessions(on screen: Screen, by reader: any ScreenReader) -> [AuditSession] {
    var scripts: [FormTrial.Script] = []
    if !gestures.isEmpty { scripts.append(FormTrial.Script(name: "", gestures: gestures)) }
    if fills { scripts += FormTrial.scripts(for: screen) }
    return scripts.map {
      AuditSession(screen, by: reader, app: app, doing: $0.gestures, named: $0.name)
    }
  }
}
