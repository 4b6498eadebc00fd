extension String.UnicodeScalarView {
  /// Appends scalars one after the other.
  ///
  /// The standard library's `append(contentsOf:)` copies the existing text at each call, so that
  /// many calls take quadratic time.
  package mutating func append(each scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars { append(scalar) }
  }
}
