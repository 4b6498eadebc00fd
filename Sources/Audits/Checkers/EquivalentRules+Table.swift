/// The rules of this audit that find the same defects as rules of other checkers.
///
/// The names in ``AuditRule/aliases`` are equivalent, too. This table adds names that appear only
/// in the output of other checkers. The table also adds rules of other checkers that find only a
/// part of what a rule of this audit finds.
enum EquivalentRules {
  static let all: [String: [String]] = [
    // axe-core: rule ids.
    "label": ["label-not-associated"],
    "input-image-alt": ["image-alt-missing", "label-missing"],
    "area-alt": ["image-alt-missing", "label-missing"],
    "svg-img-alt": ["image-alt-missing", "label-missing"],
    "link-name": ["image-alt-missing"],
    "button-name": ["image-alt-missing"],
    // Accessibility Test Framework of Android: names of checks, without the suffix “Check”.
    "SpeakableTextPresent": ["label-missing", "image-alt-missing"],
    // XCUIAccessibilityAuditType.
    "sufficientElementDescription": ["label-missing", "label-is-code", "image-alt-missing"],
    "hitRegion": ["target-small"],
    "trait": ["role-missing", "role-conflict"],
    "dynamicType": ["ios-dynamic-type"],
    "elementDetection": ["unreachable"],
    // eslint-plugin-jsx-a11y, in SARIF.
    "jsx-a11y/alt-text": ["image-alt-missing"],
    "jsx-a11y/anchor-has-content": ["label-missing"],
    "jsx-a11y/control-has-associated-label": ["label-missing"],
    "jsx-a11y/label-has-associated-control": ["label-missing", "label-not-associated"],
    "jsx-a11y/aria-role": ["aria-roles"],
    "jsx-a11y/aria-props": ["aria-valid-attr"],
    "jsx-a11y/aria-proptypes": ["aria-valid-attr-value"],
    "jsx-a11y/role-has-required-aria-props": ["aria-required-attr"],
    "jsx-a11y/role-supports-aria-props": ["aria-allowed-attr"],
    "jsx-a11y/heading-has-content": ["empty-heading"],
    "jsx-a11y/html-has-lang": ["html-has-lang"],
    "jsx-a11y/lang": ["html-lang-valid", "valid-lang"],
    "jsx-a11y/iframe-has-title": ["frame-title"],
    "jsx-a11y/img-redundant-alt": ["alt-phrase"],
    "jsx-a11y/media-has-caption": ["video-caption"],
    "jsx-a11y/no-access-key": ["accesskeys"],
    "jsx-a11y/no-distracting-elements": ["marquee"],
    "jsx-a11y/scope": ["scope-attr-valid"],
    "jsx-a11y/tabindex-no-positive": ["order-jumps"],
    "jsx-a11y/autocomplete-valid": ["purpose-missing"],
    "jsx-a11y/click-events-have-key-events": ["role-missing"],
    "jsx-a11y/no-static-element-interactions": ["role-missing"],
    "jsx-a11y/no-noninteractive-element-interactions": ["role-missing"],
  ]
}
