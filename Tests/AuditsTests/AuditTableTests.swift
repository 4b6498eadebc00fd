import Testing

@testable import Audits

/// Completeness and uniqueness of the audits' data tables.
struct AuditTableTests {
  @Test func `Criteria are unique and sorted by number`() {
    let numbers = Criterion.all.map { $0.number.split(separator: ".").compactMap { Int($0) } }
    #expect(numbers.allSatisfy { $0.count == 3 })
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    #expect(Criterion.all.count == 55)
  }

  @Test func `Clauses are unique, and procedures reference clauses of their guideline`() {
    let clauses = Guideline.all.flatMap(\.clauses).map(\.id)
    #expect(Set(clauses).count == clauses.count)
    for guideline in Guideline.all {
      #expect(Set(guideline.clauses.map(\.id)).isSuperset(of: guideline.procedure))
    }
  }

  @Test func `Every clause covered by rules is referenced by a rule`() {
    let named = Set(AuditRule.all.flatMap(\.guidelines))
    let answered = Guideline.all.flatMap(\.clauses).filter {
      if case .rules = $0.answer { true } else { false }
    }.map(\.id)
    let unnamed = answered.filter { !named.contains($0) }
    #expect(unnamed.isEmpty, "\(unnamed)")
  }

  @Test func `ARIA roles are unique and reference attributes and roles that exist`() {
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

  @Test func `Elements are unique and allow ARIA roles that exist`() {
    let exclusive = AllowedRoles.exclusive.split(separator: " ").map(String.init)
    let elements = exclusive + AllowedRoles.restricted.map(\.0)
    #expect(Set(elements).count == elements.count)
    for (element, roles) in AllowedRoles.restricted {
      let words = roles.split(separator: " ").map(String.init)
      #expect(words.allSatisfy { AriaRole[$0] != nil }, "\(element)")
      #expect(Set(words).count == words.count, "\(element)")
    }
  }

  @Test func `Autocomplete tables reference purposes that exist`() {
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

  @Test func `Every language of Android's checker has unique words of every kind`() {
    #expect(ReaderWords.table.count == 36)
    for (language, words) in ReaderWords.table {
      for list in [words.buttons, words.boxes, words.states, words.actions] {
        let phrases = list.split(separator: ",").map { Wording.collapsingWhitespace($0) }
        #expect(!phrases.isEmpty && !phrases.contains(""), "\(language)")
        #expect(Set(phrases).count == phrases.count, "\(language): \(phrases)")
      }
    }
  }

  @Test func `Common language codes are registered, and other codes are not`() {
    for code in ["en", "de", "pt-BR", "haw", "gsw", "zxx"] {
      #expect(LanguageSubtags.isRegistered(code), "\(code)")
    }
    for code in ["", "e", "xx", "deu", "english", "e1"] {
      #expect(!LanguageSubtags.isRegistered(code), "\(code)")
    }
  }
}
