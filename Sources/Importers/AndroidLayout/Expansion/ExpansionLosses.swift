internal import Simulator

/// What a layout and its resources could not tell, the same kind put together.
struct ExpansionLosses: Sendable {
  private struct Entry {
    var kind: ExpansionLoss
    var count: Int
    var example: String
    var position: Node.Position?
  }

  private var entries: [Entry] = []
  private var places: [ExpansionLoss: Int] = [:]

  /// Notes one more of a kind; the first is the example.
  mutating func note(_ kind: ExpansionLoss, _ example: String = "", at position: Node.Position?) {
    if let place = places[kind] {
      entries[place].count += 1
    } else {
      places[kind] = entries.count
      entries.append(Entry(kind: kind, count: 1, example: example, position: position))
    }
  }

  /// One loss of each kind, in the order in which they were met.
  var list: [Loss] {
    entries.map { Loss($0.kind.message($0.count, $0.example), at: $0.position) }
  }
}

/// The kinds of things that a layout could not tell or that were read with good will.
enum ExpansionLoss: Sendable, Hashable, CaseIterable {
  case textNotFound, valueNotFound, arrayNotFound, sizeNotFound, styleNotFound
  case includeNotFound, includeCycle
  case resourceCycle, notOneText, themeText, binding, argument, literalMarkup, unknownEscape
  case stub, fragment, undeclaredPrefix, dottedPrefix, missingPrefix, strayText, severalRoots
  case misplacedMerge, tooManyViews, tooManyStyles, englishOnly

  /// The sentence for so many of the kind, with the first as example.
  func message(_ count: Int, _ example: String) -> String {
    let words = self.words
    let sentence = count == 1 ? words.one : words.many
    return sentence.split(separator: "#", omittingEmptySubsequences: false).joined(
      separator: String(count)
    ).split(separator: "~", omittingEmptySubsequences: false).joined(separator: example)
  }

  /// The sentences for one and for many; `#` stands for how many, `~` for the first.
  private var words: (one: String, many: String) {
    switch self {
    case .textNotFound:
      (
        "The text ~ was not found, so its name is read in its place; "
          + "give the folders of resources with --resources.",
        "# texts were not found, the first is ~, so their names are read in their place; "
          + "give the folders of resources with --resources."
      )
    case .valueNotFound:
      (
        "The value ~ was not found, so the usual one is assumed.",
        "# values were not found, the first is ~, so the usual ones are assumed."
      )
    case .arrayNotFound:
      (
        "The list ~ was not found, so its entries are missing.",
        "# lists were not found, the first is ~, so their entries are missing."
      )
    case .sizeNotFound:
      (
        "The size ~ was not found, so places of views may be unknown.",
        "# sizes were not found, the first is ~, so places of views may be unknown."
      )
    case .styleNotFound:
      (
        "The style ~ was not found, so what it sets is missing.",
        "# styles were not found, the first is ~, so what they set is missing."
      )
    case .includeNotFound:
      (
        "The included layout ~ was not found, so its views are missing.",
        "# included layouts were not found, the first is ~, so their views are missing."
      )
    case .includeCycle:
      (
        "The layout ~ includes itself, so it is left out there.",
        "# layouts include themselves, the first is ~, so they are left out there."
      )
    case .resourceCycle:
      (
        "~ refers to itself, so its name is read in its place.",
        "# resources refer to themselves, the first is ~, so their names are read in their place."
      )
    case .notOneText:
      (
        "~ is not one text, so Android would not take it here; nothing is read in its place.",
        "# references are not one text each, the first is ~, so nothing is read in their place."
      )
    case .themeText:
      (
        "The text ~ comes from the app's theme, which a layout does not tell.",
        "# texts come from the app's theme, the first is ~, which a layout does not tell."
      )
    case .binding:
      (
        "~ is computed by the app, so what it sets is unknown.",
        "# values are computed by the app, the first is ~, so what they set is unknown."
      )
    case .argument:
      (
        "The app fills in parts of a text, which stand as ⟨1⟩: “~”.",
        "The app fills in parts of # texts, which stand as ⟨1⟩; the first is: “~”."
      )
    case .literalMarkup:
      (
        "A text holds tags that are read as they are unless the app formats them: “~”.",
        "# texts hold tags that are read as they are unless the app formats them, the first is: “~”."
      )
    case .unknownEscape:
      (
        "\\~ is no escape of Android, so it is read as “~”.",
        "# backslashes stand before characters that need none, the first as \\~."
      )
    case .stub:
      (
        "A ViewStub (~) is not on the screen until the app inflates it; see --inflate-stubs.",
        "# ViewStubs, the first ~, are not on the screen until the app inflates them; "
          + "see --inflate-stubs."
      )
    case .fragment:
      (
        "The content of a fragment (~) is put there by the app, so it is missing.",
        "The content of # fragments, the first ~, is put there by the app, so it is missing."
      )
    case .undeclaredPrefix:
      (
        "The prefix ~ is not declared, so it is read as usual in layouts.",
        "# prefixes are not declared, the first is ~, so they are read as usual in layouts."
      )
    case .dottedPrefix:
      (
        "The attribute ~ is read as if a colon stood for its first dot.",
        "# attributes are read as if a colon stood for their first dot, the first is ~."
      )
    case .missingPrefix:
      (
        "The attribute ~ has no prefix, so Android does not read it.",
        "# attributes have no prefix, so Android does not read them; the first is ~."
      )
    case .strayText:
      (
        "Text stands between tags, where Android does not read it: “~”.",
        "Text stands between tags in # places, where Android does not read it, first: “~”."
      )
    case .severalRoots:
      (
        "The file has several roots, which are read one after the other.",
        "The file has several roots, which are read one after the other."
      )
    case .misplacedMerge:
      (
        "A <merge> stands inside a layout; its views are read in its place.",
        "# <merge> stand inside a layout; their views are read in their place."
      )
    case .tooManyViews:
      (
        "There are more views than are read, so the rest is missing from here on.",
        "There are more views than are read, so the rest is missing from here on."
      )
    case .tooManyStyles:
      (
        "Styles set more than is read, so what they set is missing from here on.",
        "Styles set more than is read, so what they set is missing from here on."
      )
    case .englishOnly:
      (
        "The text ~ is Android's own, which is known in English only.",
        "# texts are Android's own, the first is ~, which are known in English only."
      )
    }
  }
}
