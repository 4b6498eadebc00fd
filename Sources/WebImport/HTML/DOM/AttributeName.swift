/// An attribute that the importer uses.
///
/// All other attributes are `unknown`. Only CSS selectors use them.
enum AttributeName: String, CaseIterable, Sendable {
  case abbr, alt, autocomplete, autofocus, autoplay, axis, border, checked, `class`, colspan
  case command, commandfor, content, contenteditable, controls
  case data, dir, disabled, `for`, form, headers, height, hidden, href, id, indeterminate, inert
  case inputmode, kind, label, lang, list, max, maxlength, media, min, multiple, name, novalidate
  case onclick, onmousedown, onmouseup, open, pattern, placeholder, popover, popovertarget
  case readonly, rel, required
  case returnkeyhint = "enterkeyhint"
  case reversed, role, rowspan, rules, scope, selected, shadowrootmode, size, slot, src, srcdoc
  case start, step, style, summary, `switch`, tabindex, target, title, type, usemap, value
  case xlinkTitle
  case xlinkHref = "xlink:href"
  case xmlLang = "xml:lang"
  // ARIA attributes. The page writes them with a hyphen: `aria-atomic`.
  case ariaAtomic, ariaBusy, ariaChecked, ariaColcount, ariaColindex, ariaColspan, ariaControls
  case ariaCurrent, ariaDescribedby, ariaDescription, ariaDetails, ariaDisabled, ariaDropeffect
  case ariaErrormessage, ariaExpanded, ariaFlowto, ariaGrabbed, ariaHaspopup, ariaHidden
  case ariaInvalid, ariaKeyshortcuts, ariaLabel, ariaLabelledby, ariaLabeledby, ariaLevel, ariaLive
  case ariaModal, ariaMultiline, ariaMultiselectable, ariaOwns, ariaPlaceholder, ariaPosinset
  case ariaPressed, ariaReadonly, ariaRelevant, ariaRequired, ariaRoledescription, ariaRowcount
  case ariaRowindex, ariaRowspan, ariaSelected, ariaSetsize, ariaSort, ariaValuemax, ariaValuemin
  case ariaValuenow, ariaValuetext
  case unknown

  /// A number with one bit set, which depends on the name.
  @inline(__always) var bit: UInt64 { 1 << (withUnsafeBytes(of: self) { UInt64($0[0]) } & 63) }

  /// The name as pages write it: `aria-atomic`.
  var spelling: String {
    AttributeName.spellings[withUnsafeBytes(of: self) { Int($0[0]) }]
  }

  /// The spelling of each name, in the order of the cases.
  private static let spellings = allCases.map { name in
    name.rawValue.hasPrefix("aria")
      ? "aria-\(name.rawValue.dropFirst(4).asciiLowercased)" : name.rawValue
  }

  static let bySpelling = Dictionary(uniqueKeysWithValues: allCases.map { ($0.spelling, $0) })
}
