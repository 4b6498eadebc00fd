/// The scopes of an evaluation, in chunks.
///
/// Each running screen keeps a copy of the scopes. A change in one copy only copies the chunk of
/// the changed scope, instead of all scopes.
struct JSXScopes: Sendable, RandomAccessCollection {
  private static let chunkSize = 64

  private var chunks: [[JSXScope]] = []
  private(set) var count = 0

  init(_ scopes: [JSXScope]) {
    for scope in scopes { append(scope) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> JSXScope {
    _read { yield chunks[index / Self.chunkSize][index % Self.chunkSize] }
    _modify { yield &chunks[index / Self.chunkSize][index % Self.chunkSize] }
  }

  mutating func append(_ scope: JSXScope) {
    if count.isMultiple(of: Self.chunkSize) { chunks.append([]) }
    chunks[count / Self.chunkSize].append(scope)
    count += 1
  }
}
