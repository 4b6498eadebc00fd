internal import AccessibilityTree
internal import ImportSupport

extension DiagnosticCollector {
  static let ofReactNative = DiagnosticCollector(
    limit: 40, rest: DiagnosticSentence(.limit, "# more diagnostics are not listed."))
}

extension DiagnosticSentence {
  static let textOutsideText = repeated(
    .malformed, "A text is outside Text, which makes the app crash")
  static let labelOfInput = repeated(
    .assumed,
    "Not every release of React Native supports “aria-label” on TextInput; taken as the label"
  )
  static let hintWithoutRole = repeated(
    .assumed,
    "Android may not expose the hint of a view without role, state, actions and testID")
  static let percentOffset = repeated(
    .assumed,
    "iOS does not subtract the minimum of accessibilityValue, so its percentage is wrong")

  static func stringForBoolean(_ prop: String) -> DiagnosticSentence {
    repeated(
      .malformed,
      "“{}” is a string, read as true or false; native code may read it otherwise", prop)
  }

  static func invalidRole(_ role: String) -> DiagnosticSentence {
    repeated(
      .unknownAttribute,
      "“{}” is not an accessibilityRole; on Android the app crashes here", role)
  }

  static func noAlias(_ prop: String, on component: String) -> DiagnosticSentence {
    repeated(.unknownAttribute, "“{}” has no effect on {}", prop, component)
  }

  static func unreachablePressable(_ component: String) -> DiagnosticSentence {
    repeated(
      .assumed,
      "With accessible={false}, {} cannot be pressed on iOS and stays a stop on Android", component)
  }

  static func duplicate(_ prop: String) -> DiagnosticSentence {
    repeated(.malformed, "“{}” is given twice; the last one counts", prop)
  }

  static func glyph(_ component: String) -> DiagnosticSentence {
    repeated(
      .unresolvedText,
      "“{}” is a character of an icon font, at which TalkBack stops; only the font says which one",
      component)
  }

  static func unknown(
    _ target: String, aliasOf component: String, takenFor guess: String
  ) -> DiagnosticSentence {
    repeated(
      .guessedComponent, "“{}”, the alias of “{}”, is unknown{}; treated as {}", target, component,
      ReactComponent.nearestName(to: target).map { " (did you mean “\($0)”?)" } ?? "", guess)
  }

  static func unknown(
    _ component: String, takenFor guess: String, _ remedy: String
  ) -> DiagnosticSentence {
    repeated(
      .guessedComponent, "Unknown component “{}”; treated as {}; {}", component, guess, remedy)
  }

  static func unknownPresence(of component: String, by prop: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "Whether {} is shown (“{}”) is only known at run time; treated as not shown",
      component, prop)
  }
}

extension DiagnosticSentence {
  static func unknownCall(_ prop: String, _ code: String) -> DiagnosticSentence {
    repeated(.notComputed, "“{}” calls “{}”, whose effect is only known at run time", prop, code)
  }

  static func unknownState(_ prop: String, _ setter: String, _ value: String) -> DiagnosticSentence
  {
    repeated(
      .notComputed, "“{}” calls “{}” with “{}”, which is only known at run time", prop, setter,
      value)
  }

  static func afterAwait(_ prop: String, _ setter: String, _ call: String) -> DiagnosticSentence {
    repeated(
      .notComputed,
      "“{}” calls “{}” after awaiting “{}”, whose result is only known at run time; left out",
      prop, setter, call)
  }

  static func unknownAnnouncement(_ prop: String, _ code: String) -> DiagnosticSentence {
    repeated(.notComputed, "“{}” announces “{}”, which is only known at run time", prop, code)
  }

  static func unknownStatement(_ prop: String, _ code: String) -> DiagnosticSentence {
    repeated(.notComputed, "“{}” contains “{}”, whose effect is only known at run time", prop, code)
  }

  static func runsAgain(_ hook: String, _ code: String) -> DiagnosticSentence {
    repeated(
      .notComputed,
      "“{}” runs again whenever “{}” changes, which is only known at run time", hook,
      code)
  }

  static func tooManyCalls(_ prop: String) -> DiagnosticSentence {
    repeated(.limit, "“{}” calls more functions than the limit; the rest is left out", prop)
  }

  static func detachedReference(_ prop: String, _ code: String) -> DiagnosticSentence {
    repeated(
      .danglingReference, "“{}” moves focus to “{}”, which is not a ref on this screen",
      prop, code)
  }

  static func nameless(_ prop: String) -> DiagnosticSentence {
    repeated(.notComputed, "“{}” affects an element without a unique name; left out", prop)
  }

  static let unknownFailure = repeated(
    .notComputed,
    "Which fields “onSubmit” rejects is only known at run time; focus does not move")
  static let assumedFailure = repeated(
    .assumed, "A form whose field has an error is assumed to be rejected")
}

extension ReactElementTree {
  mutating func addPlatformDiagnostic() {
    guard let first = roots.first else { return }
    diagnostics.append(ImportDiagnostic(.onePlatform, at: self[first].position))
  }
}

extension DiagnosticSentence {
  fileprivate static let onePlatform = DiagnosticSentence(
    .approximation,
    "A test renders for one platform, iOS unless its Jest preset says otherwise; TalkBack may "
      + "meet other components."
  )
  static let nothingRendered = DiagnosticSentence(.notInFormat, "The component rendered nothing.")
  static let cutOffSnapshot = DiagnosticSentence(
    .damaged, "The file ends inside this snapshot; what follows is missing.")
  static let otherSnapshots = DiagnosticSentence(
    .leftOut,
    "[One snapshot of the file is|# snapshots of the file are] not of a rendered component and "
      + "left out, first “~”."
  )
  static let snapshotsOfPages = DiagnosticSentence(
    .leftOut,
    "[One snapshot of the file was|# snapshots of the file were] rendered for a browser and left "
      + "out, first “~”."
  )

  static func damagedSnapshot(_ problem: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .damaged, "The snapshot is damaged here: {}; what follows is missing.", problem)
  }
}

extension ReactNativeScreen {
  /// Records that a component, or the target of its alias, is unknown.
  mutating func recordGuess(_ component: ReactComponent, _ props: ReactProps) {
    let (type, guess) = (props.type, component.kind.noun)
    if component.isGuess {
      diagnostics.record(
        .unknown(type, takenFor: guess, source.aliases.remedy(for: type)), at: props.position)
    }
    if let target = component.guessedTarget {
      diagnostics.record(.unknown(target, aliasOf: type, takenFor: guess), at: props.position)
    }
  }
}
