internal import ComponentSource

/// The effect of a modifier on the views inside it and on the elements of its view.
struct ViewModifierRule: Sendable {
  typealias Environment = @Sendable (inout ViewBuilder, Component, inout ViewEnvironment) -> Void
  typealias Effect =
    @Sendable (inout ViewBuilder, Component, inout BuiltView, ViewEnvironment) -> Void

  /// A function that changes the environment of the views inside the modified view.
  var environment: Environment?
  /// A function that changes the elements of the modified view.
  var effect: Effect?

  static func inside(_ environment: @escaping Environment) -> ViewModifierRule {
    ViewModifierRule(environment: environment)
  }

  static func effect(_ effect: @escaping Effect) -> ViewModifierRule {
    ViewModifierRule(effect: effect)
  }

  /// Returns a rule that sets a style for the views inside the modified view.
  static func style(_ name: String) -> ViewModifierRule {
    inside { builder, modifier, environment in
      // Outer modifiers are applied before inner modifiers, so the innermost style remains.
      environment.styles[name] = builder.style(modifier.arguments?.first?.value, for: name)
    }
  }
}
