package import Simulator

/// The interactions of an audit with a screen, besides reading it.
package struct InteractionPlan: Sendable {
  /// The behaviour of the app.
  package var app: any App
  /// The gestures to perform.
  package var gestures: [Gesture]
  /// Whether to try the form as well, as ``FormTrial`` describes.
  package var fills: Bool

  /// Creates a plan.
  package init(app: any App = NoOpApp(), gestures: [Gesture] = [], fills: Bool = false) {
    self.app = app
    self.gestures = gestures
    self.fills = fills
  }

  /// Whether the plan has no interactions.
  package var isEmpty: Bool { gestures.isEmpty && !fills }

  /// Returns the sessions of the plan on a screen with one reader.
  package func sessions(on screen: Screen, by reader: any ScreenReader) -> [AuditSession] {
    var scripts: [FormTrial.Script] = []
    if !gestures.isEmpty { scripts.append(FormTrial.Script(name: "", gestures: gestures)) }
    if fills { scripts += FormTrial.scripts(for: screen) }
    return scripts.map {
      AuditSession(screen, by: reader, app: app, doing: $0.gestures, named: $0.name)
    }
  }
}
