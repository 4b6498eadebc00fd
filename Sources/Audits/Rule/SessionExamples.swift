internal import Simulator

extension [AuditRule.Example] {
  /// Returns two examples for each platform: a form with wrong and a form with correct responses of
  /// the app.
  ///
  /// - Parameters:
  ///   - items: The elements of the form.
  ///   - marked: The name of the element that the rule must find.
  ///   - excluded: Platforms for which no examples are made.
  ///   - gestures: The user's gestures, in the notation of session scripts.
  ///   - wrong: The app's responses that the rule must find.
  ///   - right: The app's responses that the rule must not find.
  ///   - otherGestures: The gestures on the second form, if they differ.
  static func onEachForm(
    _ items: [ExampleForm.Item] = ExampleForm.signUp, marking marked: String,
    except excluded: Set<AuditRule.Platform> = [], doing gestures: String, fails wrong: String,
    passes right: String, passesDoing otherGestures: String? = nil, file: String = #fileID,
    line: Int = #line
  ) -> [AuditRule.Example] {
    .onEachPlatform(except: excluded) { platform in
      [
        .fails(
          platform, ExampleForm.source(platform, items, marking: marked), app: wrong,
          doing: gestures, file: file, line: line),
        .passes(
          platform, ExampleForm.source(platform, items), app: right,
          doing: otherGestures ?? gestures, file: file, line: line),
      ]
    }
  }
}
