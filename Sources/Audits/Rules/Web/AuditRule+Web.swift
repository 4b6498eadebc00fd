extension AuditRule {
  /// Rules about how pages are written.
  static let web: [AuditRule] = ariaValidity

  /// Rules about roles and attributes of ARIA.
  private static let ariaValidity = [
    ariaRoles, ariaDeprecatedRole, ariaValidAttribute, ariaValidAttributeValue,
    ariaAllowedAttribute, ariaProhibitedAttribute, ariaConditionalAttribute, ariaRequiredAttribute,
    ariaRequiredChildren, ariaRequiredParent, ariaHiddenBody, ariaText, ariaAllowedRole,
    presentationRoleConflict, ariaRoleDescription,
  ]
}
