import Testing

@testable import Audits

/// Tables of data are complete and name nothing twice.
struct AuditTableTests {
  @Test func `Criteria stand once, in the order of their numbers`() {
    let numbers = Criterion.all.map { $0.number.split(separator: ".").compactMap { Int($0) } }
    #expect(numbers.allSatisfy { $0.count == 3 })
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    #expect(Criterion.all.count == 55)
  }

  @Test func `Clauses stand once, and procedures name clauses of their guideline`() {
    let clauses = Guideline.all.flatMap(\.clauses).map(\.id)
    #expect(Set(clauses).count == clauses.count)
    for guideline in Guideline.all {
      #expect(Set(guideline.clauses.map(\.id)).isSuperset(of: guideline.procedure))
    }
  }

  @Test func `Every clause that rules answer is named by one`() {
    let named = Set(AuditRule.all.flatMap(\.guidelines))
    let answered = Guideline.all.flatMap(\.clauses).filter {
      if case .rules = $0.answer { true } else { false }
    }.map(\.id)
    let unnamed = answered.filter { !named.contains($0) }
    #expect(unnamed.isEmpty, "\(unnamed)")
  }

  @Test func `Roles of ARIA stand once, with attributes and roles that exist`() {
    let rows = AriaRole.table.split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(rows.allSatisfy { $0.count == 6 })
    let names = rows.map { $0[0] } + AriaRole.publishing
    #expect(Set(names).count == names.count)
    for role in AriaRole.all.values {
      #expect(role.supported.union(role.required).allSatisfy { AriaAttribute.all[$0] != nil })
      #expect(role.required.isSubset(of: role.supported), "\(role.name)")
      #expect(role.children.union(role.parents).allSatisfy { AriaRole[$0] != nil }, "\(role.name)")
    }
  }

  @Test func `Elements admit roles of ARIA, and stand once`() {
    let exclusive = AllowedRoles.exclusive.split(separator: " ").map(String.init)
    let elements = exclusive + AllowedRoles.restricted.map(\.0)
    #expect(Set(elements).count == elements.count)
    for (element, roles) in AllowedRoles.restricted {
      let words = roles.split(separator: " ").map(String.init)
      #expect(words.allSatisfy { AriaRole[$0] != nil }, "\(element)")
      #expect(Set(words).count == words.count, "\(element)")
    }
  }

  @Test func `Purposes of autocomplete that have types, likely words and names exist`() {
    let purposes = AutocompleteTokens.fields.union(AutocompleteTokens.contacts)
    #expect(AutocompleteTokens.fields.isDisjoint(with: AutocompleteTokens.contacts))
    #expect(purposes.isSuperset(of: AutocompleteTokens.types.keys))
    #expect(purposes.isSuperset(of: AutocompleteTokens.others.values))
    for names in [PurposeNames.android, PurposeNames.ios, PurposeNames.react] {
      #expect(purposes.isSuperset(of: names.keys))
    }
    for purpose in WordList.Purpose.allCases {
      #expect(purposes.isSuperset(of: purpose.autofill), "\(purpose)")
    }
  }

  @Test func `Every language of Android's checker has words of every kind, once`() {
    #expect(ReaderWords.table.count == 36)
    for (language, words) in ReaderWords.table {
      for list in [words.buttons, words.boxes, words.states, words.actions] {
        let phrases = list.split(separator: ",").map { Wording.collapsingWhitespace($0) }
        #expect(!phrases.isEmpty && !phrases.contains(""), "\(language)")
        #expect(Set(phrases).count == phrases.count, "\(language): \(phrases)")
      }
    }
  }

  @Test func `Codes of languages that everybody knows are registered, and others are not`() {
    for code in ["en", "de", "pt-BR", "haw", "gsw", "zxx"] {
      #expect(LanguageSubtags.isRegistered(code), "\(code)")
    }
    for code in ["", "e", "xx", "deu", "english", "e1"] {
      #expect(!LanguageSubtags.isRegistered(code), "\(code)")
    }
  }
}
