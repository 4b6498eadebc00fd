import Simulator

/// The positions of number marks on a picture.
///
/// Marks stay inside the picture, and cover each other only if there is no room.
struct MarkPositions {
  private let width, height: Double
  /// Whether a mark covers another mark, because there was no room.
  private(set) var isCrowded = false
  /// The frames of the placed marks, by the cells that they touch.
  private var taken: [Cell: [Frame]] = [:]

  private struct Cell: Hashable {
    var column, row: Int
  }

  /// The number of positions left to try.
  ///
  /// This limit keeps the time for many marks short.
  private var triesLeft = 150_000

  /// The side length of a cell in points; a mark touches only a few cells.
  private static let side = 32.0
  /// The distance between two tried positions, in points.
  private static let step = 5.0
  /// The offsets to try from the wanted position, the nearest first.
  private static let offsets: [(x: Double, y: Double)] = {
    let steps = (-16...16).flatMap { x in (-16...16).map { (x: Double(x), y: Double($0)) } }
    let sorted = steps.enumerated().sorted { one, other in
      let (near, far) = (one.element, other.element)
      let (first, second) = (near.x * near.x + near.y * near.y, far.x * far.x + far.y * far.y)
      return first == second ? one.offset < other.offset : first < second
    }
    return sorted.map { ($0.element.x * step, $0.element.y * step) }
  }()

  init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// Reserves the free position that is nearest to the wanted position, and returns its centre.
  ///
  /// If no position nearby is free, the result is the wanted position, and ``isCrowded`` is set.
  mutating func reserve(
    width markWidth: Double, height markHeight: Double, near wanted: (x: Double, y: Double)
  ) -> (x: Double, y: Double) {
    let best = inside(wanted, markWidth, markHeight)
    var centre: (x: Double, y: Double)?
    for offset in MarkPositions.offsets.prefix(triesLeft) {
      triesLeft -= 1
      let tried = inside((best.x + offset.x, best.y + offset.y), markWidth, markHeight)
      if isFree(frame(tried, markWidth, markHeight)) {
        centre = tried
        break
      }
    }
    isCrowded = isCrowded || centre == nil
    let chosen = centre ?? best
    let frame = frame(chosen, markWidth, markHeight)
    for cell in cells(of: frame) { taken[cell, default: []].append(frame) }
    return chosen
  }

  private func frame(_ centre: (x: Double, y: Double), _ width: Double, _ height: Double) -> Frame {
    Frame(x: centre.x - width / 2, y: centre.y - height / 2, width: width, height: height)
  }

  /// Moves a centre so that the whole mark is inside the picture.
  private func inside(
    _ centre: (x: Double, y: Double), _ markWidth: Double, _ markHeight: Double
  ) -> (x: Double, y: Double) {
    func within(_ value: Double, _ half: Double, _ length: Double) -> Double {
      max(half + 1, min(value, length - half - 1))
    }
    return (within(centre.x, markWidth / 2, width), within(centre.y, markHeight / 2, height))
  }

  private func isFree(_ frame: Frame) -> Bool {
    cells(of: frame).allSatisfy { cell in
      taken[cell, default: []].allSatisfy { other in
        frame.x >= other.x + other.width || other.x >= frame.x + frame.width
          || frame.y >= other.y + other.height || other.y >= frame.y + frame.height
      }
    }
  }

  private func cells(of frame: Frame) -> [Cell] {
    func number(_ value: Double) -> Int {
      Int(exactly: (value / MarkPositions.side).rounded(.down)) ?? 0
    }
    let columns = number(frame.x)...max(number(frame.x), number(frame.x + frame.width))
    let rows = number(frame.y)...max(number(frame.y), number(frame.y + frame.height))
    return columns.flatMap { column in rows.map { Cell(column: column, row: $0) } }
  }
}
