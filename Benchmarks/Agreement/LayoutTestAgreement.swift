internal import Encoding
import Importers
import Simulator
internal import TextIO

/// The number of assertions in WebKit's layout tests that our mapping meets.
struct LayoutTestAgreement {
  /// The number of assertions, and of those that are met.
  struct Count {
    var applies = 0
    var met = 0
    var notSimulated = 0

    /// The percentage of assertions that are met, of those that apply.
    var percent: Double { applies == 0 ? 100 : Double(met) * 100 / Double(applies) }
  }

  /// An assertion that is not met.
  struct Miss {
    var id: String
    var key: String
    var expected: String
    var found: String
  }

  /// A group of assertions that are counted together.
  enum Part: String, CaseIterable {
    case open = "looked at", aside = "kept aside", old = "old versions of tests"
  }

  private(set) var counts: [Part: [String: Count]] = [:]
  private(set) var misses: [Part: [Miss]] = [:]
  private(set) var cases = 0
  /// The number of cases that need a script, a medium or a newer release.
  private(set) var skipped = 0

  /// Checks every assertion of a file, for one release or for the release of each case.
  init(_ bytes: [UInt8], file: String, release: String?) throws(InputError) {
    var lines = try JSON.Lines(bytes, file: file)
    while let line = try lines.next() {
      let test = try LayoutTest(line.root)
      cases += 1
      let asked = release ?? test.release
      guard let html = test.page, let own = VoiceOver.WebKit(rawValue: test.release),
        let used = VoiceOver.WebKit(rawValue: asked), own <= used
      else {
        skipped += 1
        continue
      }
      let answers = LayoutTestAnswers(
        page: try LayoutTestPage(html, release: asked), test: test)
      for (key, expected) in test.expectations { ask(answers, test, key, expected) }
    }
  }

  /// Returns the sum of all counts of a group.
  func total(_ part: Part) -> Count {
    (counts[part] ?? [:]).values.reduce(into: Count()) {
      $0.applies += $1.applies
      $0.met += $1.met
      $0.notSimulated += $1.notSimulated
    }
  }

  private mutating func ask(
    _ answers: LayoutTestAnswers, _ test: LayoutTest, _ key: String, _ expected: JSON.Value
  ) {
    let part: Part = test.isOld ? .old : test.isKeptAside ? .aside : .open
    let found = answers.answer(to: key, expected)
    if found == .notSimulated {
      counts[part, default: [:]][key, default: Count()].notSimulated += 1
      return
    }
    let isMet = LayoutTestExpectation(key, expected).isMet(by: found)
    counts[part, default: [:]][key, default: Count()].applies += 1
    if isMet {
      counts[part, default: [:]][key, default: Count()].met += 1
    } else {
      misses[part, default: []].append(
        Miss(
          id: test.id, key: key, expected: LayoutTestExpectation.text(expected), found: "\(found)"))
    }
  }
}
