/// An attribute the importer has a rule for; others are `unknown` and matter to style alone.
enum AttributeName: String, CaseIterable, Sendable {
  case accept, alt, autocomplete, checked, `class`, colspan, content, contenteditable, controls
  case data, dir, disabled, `for`, form, headers, height, hidden, href, id, indeterminate, inert
  case inputmode, kind, label, lang, list, max, maxlength, media, min, multiple, name, novalidate
  case onclick, open, pattern, placeholder, popover, popovertarget, readonly, rel, required
  case returnkeyhint = "enterkeyhint"
  case reversed, role, rowspan, scope, selected, shadowrootmode, size, slot, src, srcdoc, start
  case step, style, summary, `switch`, tabindex, target, title, type, usemap, value, xlinkTitle
  case httpEquiv = "http-equiv"
  case ariaActivedescendant = "aria-activedescendant"
  case ariaAtomic = "aria-atomic"
  case ariaAutocomplete = "aria-autocomplete"
  case ariaBusy = "aria-busy"
  case ariaChecked = "aria-checked"
  case ariaColcount = "aria-colcount"
  case ariaColindex = "aria-colindex"
  case ariaColspan = "aria-colspan"
  case ariaControls = "aria-controls"
  case ariaCurrent = "aria-current"
  case ariaDescribedby = "aria-describedby"
  case ariaDescription = "aria-description"
  case ariaDetails = "aria-details"
  case ariaDisabled = "aria-disabled"
  case ariaDropeffect = "aria-dropeffect"
  case ariaErrormessage = "aria-errormessage"
  case ariaExpanded = "aria-expanded"
  case ariaFlowto = "aria-flowto"
  case ariaGrabbed = "aria-grabbed"
  case ariaHaspopup = "aria-haspopup"
  case ariaHidden = "aria-hidden"
  case ariaInvalid = "aria-invalid"
  case ariaKeyshortcuts = "aria-keyshortcuts"
  case ariaLabel = "aria-label"
  case ariaLabelledby = "aria-labelledby"
  case ariaLabeledby = "aria-labeledby"
  case ariaLevel = "aria-level"
  case ariaLive = "aria-live"
  case ariaModal = "aria-modal"
  case ariaMultiline = "aria-multiline"
  case ariaMultiselectable = "aria-multiselectable"
  case ariaOrientation = "aria-orientation"
  case ariaOwns = "aria-owns"
  case ariaPlaceholder = "aria-placeholder"
  case ariaPosinset = "aria-posinset"
  case ariaPressed = "aria-pressed"
  case ariaReadonly = "aria-readonly"
  case ariaRelevant = "aria-relevant"
  case ariaRequired = "aria-required"
  case ariaRoledescription = "aria-roledescription"
  case ariaRowcount = "aria-rowcount"
  case ariaRowindex = "aria-rowindex"
  case ariaRowspan = "aria-rowspan"
  case ariaSelected = "aria-selected"
  case ariaSetsize = "aria-setsize"
  case ariaSort = "aria-sort"
  case ariaValuemax = "aria-valuemax"
  case ariaValuemin = "aria-valuemin"
  case ariaValuenow = "aria-valuenow"
  case ariaValuetext = "aria-valuetext"
  case unknown

  /// Every known name by its spelling.
  static let bySpelling = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
