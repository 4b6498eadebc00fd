/// The keys of a heard stop and of the stops heard right before and after it.
///
/// Swapping the two neighbours gives an equal visit.
struct Visit: Hashable {
  private let stop: SpokenKey
  private let neighbours: Set<SpokenKey>

  init(_ before: Int, _ index: Int, _ after: Int, _ heard: [HeardStop]) {
    stop = heard[index].key
    neighbours = [heard[before].key, heard[after].key]
  }
}
