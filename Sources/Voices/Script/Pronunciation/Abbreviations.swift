internal import Simulator

/// Abbreviations that are common in forms, with their full words.
enum Abbreviations {
  /// Returns the full words of an abbreviation, or `nil` if the abbreviation is unknown.
  ///
  /// - Parameter token: The abbreviation with its full stop.
  static func meaning(of token: String, in language: String) -> String? {
    let key = token.lowercased()
    switch LanguageTag(language)?.language {
    case "en": return english[key]
    case "de": return german[key]
    default: return nil
    }
  }

  private static let english = [
    "no.": "number", "nos.": "numbers", "st.": "street", "apt.": "apartment", "ste.": "suite",
    "ave.": "avenue", "blvd.": "boulevard", "rd.": "road", "bldg.": "building",
    "dept.": "department", "approx.": "approximately", "tel.": "telephone",
    "ext.": "extension", "qty": "quantity", "qty.": "quantity", "dob": "date of birth",
    "d.o.b.": "date of birth", "e.g.": "for example", "i.e.": "that is", "etc.": "et cetera",
    "min.": "minimum", "max.": "maximum", "acct.": "account", "addr.": "address",
    "amt.": "amount", "cont.": "continued", "mo.": "month", "yr.": "year", "yrs.": "years",
    "hr.": "hour", "hrs.": "hours", "mins.": "minutes", "secs.": "seconds", "vs.": "versus",
    "w/": "with", "n/a": "not available", "pkg.": "package", "ref.": "reference",
    "req.": "required", "opt.": "optional", "jan.": "January", "feb.": "February",
    "aug.": "August", "sept.": "September", "oct.": "October", "nov.": "November",
    "dec.": "December", "tues.": "Tuesday", "thurs.": "Thursday", "fri.": "Friday",
  ]

  private static let german = [
    "nr.": "Nummer", "str.": "Straße", "tel.": "Telefon", "plz": "Postleitzahl",
    "z.b.": "zum Beispiel", "bzw.": "beziehungsweise", "ca.": "circa", "usw.": "und so weiter",
    "inkl.": "inklusive", "zzgl.": "zuzüglich", "geb.": "geboren", "ggf.": "gegebenenfalls",
    "max.": "maximal", "min.": "mindestens", "mind.": "mindestens", "evtl.": "eventuell",
    "u.a.": "unter anderem", "d.h.": "das heißt", "st.": "Sankt", "abs.": "Absatz",
    "mwst.": "Mehrwertsteuer", "hausnr.": "Hausnummer", "gem.": "gemäß", "o.ä.": "oder Ähnliches",
  ]
}
