internal import Simulator

/// What a screen of React Native could not be told, each sentence once with how often it is true.
struct ReactLosses {
  private var losses: [Loss] = []
  private var counts: [Int] = []
  private var places: [String: Int] = [:]

  private var rest = 0

  /// More sentences than this help nobody.
  private static let limit = 40
  private static let memory = 1_000

  /// Adds what was noted elsewhere.
  mutating func add(_ others: ReactLosses) {
    for (loss, count) in zip(others.losses, others.counts) {
      for _ in 0..<count { note(loss.message, at: loss.position) }
    }
  }

  /// Notes a sentence, without its full stop, at a place; the first place is told.
  mutating func note(_ sentence: String, at position: Node.Position?) {
    if let place = places[sentence] {
      counts[place] += 1
    } else if losses.count >= ReactLosses.memory {
      rest += 1
    } else {
      places[sentence] = losses.count
      losses.append(Loss(sentence, at: position))
      counts.append(1)
    }
  }

  /// The sentences in the order in which they were first noted.
  var all: [Loss] {
    var told: [Loss] = []
    for (loss, count) in zip(losses, counts).prefix(ReactLosses.limit) {
      var loss = loss
      loss.message += count > 1 ? " (\(count) times)." : "."
      told.append(loss)
    }
    if losses.count > ReactLosses.limit {
      let rest = losses.count - ReactLosses.limit + rest
      told.append(
        Loss(
          "\(rest) more things like these are not listed.", at: losses[ReactLosses.limit].position))
    }
    return told
  }
}

/// The sentences about props and components.
extension ReactLosses {
  mutating func stringForBoolean(_ prop: ReactProp) {
    note(
      "“\(prop.name)” is given as a string, taken for true or false; "
        + "what native code makes of it is not defined", at: prop.position)
  }

  mutating func invalidRole(_ role: String, at position: Node.Position) {
    note(
      "“\(role)” is no accessibilityRole; on Android the app stops with an error here",
      at: position)
  }

  mutating func textOutsideText(_ text: String, at position: Node.Position) {
    note("A text stands outside Text, where the app stops with an error", at: position)
  }

  mutating func noAlias(_ prop: String, on component: String, at position: Node.Position) {
    note("“\(prop)” does nothing on \(component)", at: position)
  }

  mutating func labelOfInput(at position: Node.Position) {
    note(
      "“aria-label” on TextInput is not handled by every release of React Native, "
        + "taken for the label", at: position)
  }

  mutating func hintWithoutRole(at position: Node.Position) {
    note(
      "Android may not tell the hint of a view that has neither role, state, actions nor testID",
      at: position)
  }

  mutating func unreachablePressable(_ component: String, at position: Node.Position) {
    note(
      "With accessible={false}, \(component) cannot be pressed on iOS and stays a stop on Android",
      at: position)
  }

  mutating func percentOffset(at position: Node.Position) {
    note(
      "On iOS the minimum of accessibilityValue is not subtracted, so its per cent are wrong",
      at: position)
  }

  mutating func duplicate(_ prop: ReactProp) {
    note("“\(prop.name)” is given twice; the last one counts", at: prop.position)
  }

  mutating func unknown(
    _ target: String, aliasOf component: String, takenFor guess: String,
    at position: Node.Position
  ) {
    note(
      "“\(target)”, which the alias file names for “\(component)”, is not known, taken for \(guess)",
      at: position)
  }

  mutating func unknown(_ component: String, takenFor guess: String, at position: Node.Position) {
    note(
      "“\(component)” is not known, taken for \(guess); an alias file (\(component) = …) can tell",
      at: position)
  }
}
