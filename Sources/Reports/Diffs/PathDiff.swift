import Audits
import Simulator

/// What it costs to come to a control or an error, before a change and after it.
struct PathDiff: Sendable {
  /// What is there, and what kind of thing.
  var name, kind: String
  /// Whether it says what is wrong.
  var isError: Bool
  var before, after: ReaderDiff.Cost

  /// The ways whose cost changed; things are the same by kind, name and number of their name.
  static func all(before: Reading, after: Reading, place: Int) -> [PathDiff] {
    var old: [Key: CostView.Way] = [:]
    for (key, way) in keyed(before.ways(with: place)) { old[key] = way }
    return keyed(after.ways(with: place)).compactMap { key, way in
      guard let was = old[key] else { return nil }
      let diff = PathDiff(
        name: way.name, kind: way.kind, isError: way.isError, before: ReaderDiff.Cost(was),
        after: ReaderDiff.Cost(way))
      return (diff.after - diff.before).changeWords == nil ? nil : diff
    }
  }

  /// What makes two things the same.
  private struct Key: Hashable {
    var name, kind: String
    var number: Int
  }

  private static func keyed(_ ways: [CostView.Way]) -> [(Key, CostView.Way)] {
    var counts: [Key: Int] = [:]
    return ways.map { way in
      var key = Key(name: way.name, kind: way.kind, number: 0)
      counts[key, default: 0] += 1
      key.number = counts[key] ?? 1
      return (key, way)
    }
  }

  /// In words: `to the button “Sign up”: 12 swipes, about 31 s; 1 swipe more`.
  var words: String {
    let now = "\(counted(after.swipes, "swipe")), about \(ListeningReport.words(after.seconds))"
    return "to the \(kind) “\(name)”: \(now); \((after - before).changeWords ?? "as before")"
  }
}

extension [PathDiff] {
  /// Those that a person asks for first: to each error, and to the last button, which sends a form off.
  var foremost: [PathDiff] {
    let last = lastIndex { $0.kind == "button" }
    return indices.filter { self[$0].isError || $0 == last }.map { self[$0] }
  }
}

extension ReaderDiff.Cost {
  fileprivate init(_ way: CostView.Way) {
    self.init(swipes: way.swipes, seconds: way.seconds.first ?? 0)
  }
}

extension Reading {
  fileprivate func ways(with place: Int) -> [CostView.Way] {
    let subject = AuditSubject(
      screens[place], by: [readers[place]],
      read: [(walks[place], transcripts[place])], in: [])
    return CostView(subject).ways
  }
}
