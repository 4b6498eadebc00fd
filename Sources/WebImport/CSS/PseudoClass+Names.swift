extension Selector.PseudoClass {
  /// Pseudo-classes without arguments, by their names in lower case.
  static let bySimpleName: [String: Selector.PseudoClass] = [
    "root": .root, "scope": .root, "empty": .empty, "link": .link, "any-link": .link,
    "checked": .checked, "disabled": .disabled, "enabled": .enabled, "required": .required,
    "optional": .optional, "host": .host([]), "open": .open, "read-only": .readOnly,
    "read-write": .readWrite, "placeholder-shown": .placeholderShown, "defined": .defined,
    "first-child": .place(SiblingFormula(step: 0, offset: 1)),
    "last-child": .place(SiblingFormula(step: 0, offset: 1, isFromEnd: true)),
    "first-of-type": .place(SiblingFormula(step: 0, offset: 1, isOfType: true)),
    "last-of-type": .place(SiblingFormula(step: 0, offset: 1, isOfType: true, isFromEnd: true)),
    "only-child": .any([alone(ofType: false)]), "only-of-type": .any([alone(ofType: true)]),
    "hover": .dynamic, "active": .dynamic, "focus": .dynamic, "focus-visible": .dynamic,
    "focus-within": .dynamic, "target": .dynamic, "target-within": .dynamic, "visited": .dynamic,
    "popover-open": .dynamic, "modal": .dynamic, "user-invalid": .dynamic,
    "user-valid": .dynamic, "fullscreen": .dynamic, "-webkit-full-screen": .dynamic,
    "autofill": .dynamic, "-webkit-autofill": .dynamic, "indeterminate": .dynamic,
    "picture-in-picture": .dynamic, "playing": .dynamic, "paused": .dynamic,
    "-moz-focusring": .dynamic, "past": .dynamic, "current": .dynamic, "future": .dynamic,
  ]

  /// First and last at once.
  private static func alone(ofType isOfType: Bool) -> Selector {
    var compound = Selector.Compound()
    compound.pseudoClasses = [false, true].map {
      .place(SiblingFormula(step: 0, offset: 1, isOfType: isOfType, isFromEnd: $0))
    }
    return Selector(compounds: [(compound, .descendant)])
  }
}
