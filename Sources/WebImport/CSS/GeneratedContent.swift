extension Styles {
  /// Generated content, together with the properties that determine its position on the page.
  struct GeneratedBox: Sendable {
    var content = GeneratedContent(pieces: [])
    var isVisible = true
    var isShown = true
    var isPositioned = false
    var floats = false
    var hasInlineDisplay = true

    /// Whether the generated content is on the same line as the text beside it.
    var isInline: Bool { hasInlineDisplay && !isPositioned && !floats }

    /// Whether the generated content has a separate box, even if it contains no text.
    var drawsBox: Bool { !content.pieces.isEmpty && isVisible && isShown && !isInline }

    /// Whether the generated content has a separate box after the content of an element.
    ///
    /// An empty block in normal flow does not count, because such a block has no height. Authors
    /// use such blocks only to end floats (“clearfix”).
    var drawsBoxAfterText: Bool {
      drawsBox && (isPositioned || floats || content.pieces.contains { $0 != .text("") })
    }

    /// Returns the generated text.
    ///
    /// `attr()` is replaced by the value of the element's attribute.
    func text(of id: DOM.ID, _ dom: DOM) -> String {
      guard isVisible, isShown else { return "" }
      return content.pieces.reduce(into: "") { text, piece in
        switch piece {
        case .text(let words): text += words
        case .attribute(let name): text += dom.attribute(spelled: name, of: id) ?? ""
        // ``Styles/resolveQuotationMarks(_:_:)`` replaces this keyword by a quotation mark.
        case .quote: break
        }
      }
    }

    mutating func apply(_ change: StyleChange) {
      switch change {
      case .content(let content): self.content = content
      case .display(let display):
        hasInlineDisplay = display == .inline || display == .contents
        isShown = display != .none
      case .isPositioned(let isPositioned): self.isPositioned = isPositioned
      case .floats(let floats): self.floats = floats
      case .visibility(let visibility): isVisible = visibility == .visible
      case .keyword(let property, _): unset(property)
      default: break
      }
    }

    private mutating func unset(_ property: StyleProperty) {
      switch property {
      case .content: content = GeneratedContent(pieces: [])
      case .display:
        hasInlineDisplay = true
        isShown = true
      case .position: isPositioned = false
      case .float: floats = false
      case .visibility: isVisible = true
      default: break
      }
    }
  }
}

/// The content that the property `content` generates before or after an element.
struct GeneratedContent: Sendable, Hashable {
  enum Piece: Sendable, Hashable {
    case text(String)
    case attribute(String)
    /// A quotation mark, which depends on the depth of nested quotations.
    case quote(Quote)
  }

  /// A keyword for a quotation mark.
  ///
  /// Its properties state whether the mark opens a quotation, and whether the mark is visible.
  struct Quote: Sendable, Hashable {
    var opens: Bool
    var isShown = true
  }

  /// The pieces of text in order.
  ///
  /// The array is empty for `none`, `normal` and content without text.
  var pieces: [Piece]
}
