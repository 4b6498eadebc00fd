internal import Simulator

extension [AuditRule.Example] {
  /// Examples on each platform: a form whose app responds wrongly, and a form whose app responds
  /// correctly.
  ///
  /// - Parameters:
  ///   - items: The elements of the form.
  ///   - marked: The name of the element that the rule must find.
  ///   - excluded: Platforms without such examples.
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
