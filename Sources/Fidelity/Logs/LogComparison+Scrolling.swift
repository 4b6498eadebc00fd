internal import Simulator
internal import SpeechLogs

/// Functions that find rows scrolled into view during the recording of the log.
extension LogComparison {
  /// Moves the heard rows that are not in the screen's file from ``lines`` to ``scrolled``.
  mutating func removeScrolledRows(of lists: [PartialList]) {
    for list in lists {
      unpairOtherRows(of: list)
      let rows = scrolledRows(of: list)
      guard !rows.isEmpty else { continue }
      scrolled += rows.compactMap { lines[$0].heard }
      let isElsewhere = !lines.contains { $0.heard != nil && $0.isInside(list) }
      let removed = Set(rows)
      lines = lines.indices.filter { index in
        // If no predicted row was heard, the list had already been scrolled past all predicted
        // rows. The walk did not skip these rows.
        let isPassed = lines[index].difference == .onlyPredicted && lines[index].isInside(list)
        return !removed.contains(index) && !(isElsewhere && isPassed)
      }.map { lines[$0] }
    }
    scrolled.sort { ($0.line, $0.step ?? 0) < ($1.line, $1.step ?? 0) }
  }

  /// Splits each line that wrongly pairs a heard row with another predicted row, for example
  /// because of some common words.
  private mutating func unpairOtherRows(of list: PartialList) {
    let inside = lines.indices.filter { lines[$0].heard != nil && lines[$0].isInside(list) }
    let changed = inside.filter { lines[$0].difference == .words }
    // Without announced positions, a row with other words may be a predicted row whose words are
    // predicted wrongly.
    guard let positions = list.positions else { return }
    let others = changed.filter { index in
      let (heard, predicted) = (lines[index].words ?? "", lines[index].predictedWords ?? "")
      return positions.number(in: predicted) != nil && positions.number(in: heard) != nil
        && list.isOtherRow(heard)
    }
    for index in others {
      if comparesHints, lines[index].hint == nil, lines[index].predictedHint != nil {
        stopsWithoutHint -= 1
      }
      lines[index].becomeOnlyHeard()
    }
  }

  /// Returns the indices of lines for rows of a list that are missing in the file of the screen.
  ///
  /// These rows are heard but not predicted, and they are at one end of the list. They lie between
  /// the last predicted stop of the list and the stop after the list, or between the stop before
  /// the list and its first predicted stop.
  private func scrolledRows(of list: PartialList) -> [Int] {
    var rows: [Int] = []
    var before: Int?
    var run: [Int] = []
    for index in lines.indices {
      let line = lines[index]
      if line.difference == .onlyHeard {
        run.append(index)
      } else if line.heard != nil, line.difference != .moved, let stop = line.stop {
        rows += self.rows(in: run, of: list, after: before, before: stop.index - 1)
        (before, run) = (stop.index - 1, [])
      }
    }
    return rows + self.rows(in: run, of: list, after: before, before: nil)
  }

  /// Returns the indices of those lines of `run` whose stops are rows of a list.
  ///
  /// - Parameters:
  ///   - run: The indices of successive lines whose stops are heard but not predicted.
  ///   - list: The list.
  ///   - before: The index of the predicted stop before these lines, or `nil` if there is no such
  ///     stop.
  ///   - after: The index of the predicted stop after these lines, or `nil` if there is no such
  ///     stop.
  private func rows(
    in run: [Int], of list: PartialList, after before: Int?, before after: Int?
  ) -> [Int] {
    let (first, last) = (list.stops.lowerBound, list.stops.upperBound)
    let isAtEnd = before ?? -1 <= last && after ?? .max > last
    let isAtStart = list.lacksStart && before ?? -1 < first && after ?? .max >= first
    guard isAtEnd || isAtStart else { return [] }
    let others = run.indices.filter { list.isOtherRow(lines[run[$0]].words ?? "") }
    guard let start = others.first, var end = others.last else { return [] }
    // Without announced positions, these stops count as rows only next to a stop of the list.
    let isBeside = [before, after].contains { $0.map(list.stops.contains) == true }
    guard list.positions != nil || isBeside else { return [] }
    // The last row can have further stops, such as a button that every row has.
    while end + 1 < run.count, list.keys.contains(SpokenKey(lines[run[end + 1]].words ?? "")) {
      end += 1
    }
    return Array(run[start...end])
  }
}

extension LogComparison.Line {
  /// Whether the predicted stop of the line is in a list.
  fileprivate func isInside(_ list: PartialList) -> Bool {
    stop.map { list.stops.contains($0.index - 1) } ?? false
  }

  /// Removes the predicted stop from the line, which then has only the heard stop.
  fileprivate mutating func becomeOnlyHeard() {
    (stop, predictedWords, predictedHint, isHintSame) = (nil, nil, nil, nil)
    (parts, remarks) = ([], [])
    difference = .onlyHeard
  }
}
