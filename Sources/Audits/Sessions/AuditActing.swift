public import Simulator

/// What an audit does on a screen, beside listening to it.
public struct AuditActing: Sendable {
  /// How the app answers.
  public var app: any App
  /// What is done, where somebody says so.
  public var gestures: [Gesture]
  /// Whether every field is tried as well.
  public var fills: Bool

  /// Gestures on an app.
  public init(app: any App = SilentApp(), gestures: [Gesture] = [], fills: Bool = false) {
    self.app = app
    self.gestures = gestures
    self.fills = fills
  }

  /// Whether nothing is done.
  public var isEmpty: Bool { gestures.isEmpty && !fills }

  /// What comes of it on a screen with one reader.
  public func sessions(on screen: Screen, by reader: any ScreenReader) -> [AuditSession] {
    var scripts: [FormTrial.Script] = []
    if !gestures.isEmpty { scripts.append(FormTrial.Script(name: "", gestures: gestures)) }
    if fills { scripts += FormTrial.scripts(for: screen) }
    return scripts.map {
      AuditSession(screen, by: reader, app: app, doing: $0.gestures, named: $0.name)
    }
  }
}
