import Audits
import Simulator

/// The cost of reaching a control or an error, before and after a change.
struct PathDiff: Sendable {
  /// The name and the kind of the target.
  var name, kind: String
  /// Whether the target is an error.
  var isError: Bool
  var before, after: ReaderDiff.Cost

  /// Returns the paths whose cost changed.
  ///
  /// Two targets, one before and one after the change, are the same if their kinds and names are
  /// equal. If several targets have the same name, their order identifies them.
  static func all(before: Reading, after: Reading, readerIndex: Int) -> [PathDiff] {
    var old: [Key: CostView.Path] = [:]
    for (key, path) in keyed(before.paths(ofReader: readerIndex)) { old[key] = path }
    return keyed(after.paths(ofReader: readerIndex)).compactMap { key, path in
      guard let was = old[key] else { return nil }
      let diff = PathDiff(
        name: path.name, kind: path.kind, isError: path.isError, before: ReaderDiff.Cost(was),
        after: ReaderDiff.Cost(path))
      return (diff.after - diff.before).changeWords == nil ? nil : diff
    }
  }

  /// The properties that identify a target.
  private struct Key: Hashable {
    var name, kind: String
    var number: Int
  }

  private static func keyed(_ paths: [CostView.Path]) -> [(Key, CostView.Path)] {
    var counts: [Key: Int] = [:]
    return paths.map { path in
      var key = Key(name: path.name, kind: path.kind, number: 0)
      counts[key, default: 0] += 1
      key.number = counts[key] ?? 1
      return (key, path)
    }
  }

  /// The change in words: `to the button “Sign up”: 12 swipes, about 31 s; 1 swipe more`.
  var words: String {
    let now = "\(counted(after.swipes, "swipe")), about \(ListeningReport.words(after.seconds))"
    return "to the \(kind) “\(name)”: \(now); \((after - before).changeWords ?? "as before")"
  }
}

extension [PathDiff] {
  /// The most important paths: the paths to errors, and the path to the last button.
  ///
  /// This button usually submits the form.
  var foremost: [PathDiff] {
    let last = lastIndex { $0.kind == "button" }
    return indices.filter { self[$0].isError || $0 == last }.map { self[$0] }
  }
}

extension ReaderDiff.Cost {
  fileprivate init(_ path: CostView.Path) {
    self.init(swipes: path.swipes, seconds: path.seconds.first ?? 0)
  }
}

extension Reading {
  fileprivate func paths(ofReader index: Int) -> [CostView.Path] {
    let subject = AuditSubject(
      screens[index], by: [readers[index]],
      read: [(walks[index], transcripts[index])], in: [])
    return CostView(subject).paths
  }
}
