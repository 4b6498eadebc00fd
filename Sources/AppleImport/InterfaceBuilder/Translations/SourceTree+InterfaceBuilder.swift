internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

extension SourceTree {
  /// Returns the elements of an Interface Builder document.
  ///
  /// The result also lists the untranslated texts of each translation file.
  static func interfaceBuilder(
    _ bytes: [UInt8], file: String?
  ) throws(InputError) -> SourceTree {
    var source = try xml(bytes, .ios, file: file)
    let found = IBTranslationFiles.all(beside: file)
    guard !found.isEmpty else { return source }
    let document = IBDocument(try XMLDocument(parsing: bytes, file: file), file: file)
    let texts = translatable(in: document)
    source.translations = found.map { found in
      var translation = Translation(into: found.language, in: found.file)
      switch found.translations {
      case .failure(let error): translation.problem = error.description
      case .success(let translations):
        translation.missing = missing(texts, in: translations)
        translation.orphans = translations.orphans(in: document).map(\.key)
      }
      return translation
    }
    return source
  }

  /// A text that can be translated.
  private struct Translatable {
    var owner: IBElement
    var property: String
    var missing: Translation.MissingEntry
  }

  /// Returns the texts without a translation.
  ///
  /// If all translated texts equal the texts of the document, the document and the translation have
  /// the same language. In this case, no translation is missing.
  private static func missing(
    _ texts: [Translatable], in translations: IBTranslations
  ) -> [Translation.MissingEntry] {
    var missing: [Translation.MissingEntry] = []
    var isTranslated = translations.isEmpty
    for text in texts {
      let translation = translations.text(for: text.owner, text.property)
      if translation == nil { missing.append(text.missing) }
      if let translation, translation != text.missing.text { isTranslated = true }
    }
    return isTranslated ? missing : []
  }

  /// Returns the translatable texts of a document, each with the key of its translation.
  ///
  /// The indices of elements are the same as in the source tree, because both are in document
  /// order.
  private static func translatable(in document: IBDocument) -> [Translatable] {
    var texts: [Translatable] = []
    let elements = document.xml.inOrder.filter { document.xml.element($0) != nil }
    for (index, id) in elements.enumerated() {
      for (text, owner, property) in IBTextCollector.texts(of: document.element(id)) {
        guard text.contains(where: \.isLetter), IBTextReasons.certain(owner, property) == nil,
          let key = IBTranslations.keys(of: owner, property).first
        else { continue }
        texts.append(
          Translatable(
            owner: owner, property: property, missing: .init(text, key: key, in: index)))
      }
    }
    return texts
  }
}
