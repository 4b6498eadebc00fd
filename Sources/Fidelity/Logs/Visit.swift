/// A visit to a stop from one neighbour to the other, equal in both directions.
struct Visit: Hashable {
  private let stop: SpokenKey
  private let neighbours: Set<SpokenKey>

  init(_ before: Int, _ index: Int, _ after: Int, _ heard: [HeardStop]) {
    stop = heard[index].key
    neighbours = [heard[before].key, heard[after].key]
  }
}
