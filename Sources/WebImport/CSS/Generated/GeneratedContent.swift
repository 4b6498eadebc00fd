extension Styles {
  /// Generated content, together with the properties that determine its position on the page.
  struct GeneratedBox: Sendable {
    var content = GeneratedContent(pieces: [])
    var isVisible = true
    var isShown = true
    var isPositioned = false
    var floats = false
    var display = Style.Display.inline
    var counters = CounterChanges()
    /// Whether the generated content is part of the text of the element, without a box of its own.
    var hasInlineDisplay: Bool { display == .inline || display == .contents }

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

    /// Whether the generated content is a block in normal flow, even an invisible or empty block.
    ///
    /// The content of the element is then in blocks, too, and no longer in lines.
    var isBlockInFlow: Bool {
      guard !content.pieces.isEmpty, isShown, !isPositioned, !floats else { return false }
      return !isInlineLevel
    }

    /// Whether the generated content is in a line of text, such as an inline block.
    private var isInlineLevel: Bool {
      switch display {
      case .inline, .contents, .ruby, .inlineBlock, .inlineFlex, .inlineTable: true
      default: false
      }
    }

    /// Whether Chrome has a node for the generated content, although it contains no text.
    ///
    /// Source: Chromium 156, measured: inline blocks have a node; blocks, floats and positioned
    /// boxes only inside an inline element.
    ///
    /// - Parameters:
    ///   - isInlineElement: Whether the element is inline.
    func isExposedWhenEmpty(insideInline isInlineElement: Bool) -> Bool {
      guard drawsBox else { return false }
      return isInlineElement || isInlineLevel && !isPositioned && !floats
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
        // ``Styles/resolveQuotationMarks(_:_:)`` and ``Styles/resolveCounters(_:_:)`` replace these
        // pieces by text.
        case .quote, .counter: break
        }
      }
    }

    mutating func apply(_ change: StyleChange) {
      switch change {
      case .content(let content): self.content = content
      case .display(let display):
        self.display = display
        isShown = display != .none
      case .position(let position): isPositioned = position == .outOfFlow
      case .floats(let floats): self.floats = floats
      case .visibility(let visibility): isVisible = visibility == .visible
      case .counters(let property, let changes): counters.apply(property, changes)
      case .keyword(let property, _): unset(property)
      default: break
      }
    }

    private mutating func unset(_ property: StyleProperty) {
      switch property {
      case .content: content = GeneratedContent(pieces: [])
      case .display:
        display = .inline
        isShown = true
      case .position: isPositioned = false
      case .float: floats = false
      case .visibility: isVisible = true
      case .counterReset, .counterIncrement, .counterSet: counters.apply(property, [])
      default: break
      }
    }
  }
}

extension Styles {
  /// Removes the generated content of drawings, of replaced elements, and of the elements in a canvas.
  ///
  /// Browsers do not show such content. Source: Chromium 156, measured.
  mutating func removeUnshownContent(_ dom: DOM, _ tree: FlatTree) {
    guard !before.isEmpty || !after.isEmpty else { return }
    var isInCanvas = [Bool](repeating: false, count: dom.count)
    for id in tree.order where !dom.isText(id) {
      let parent = tree.parent(of: id)
      isInCanvas[Int(id)] =
        dom.htmlTag(id) == .canvas || parent >= 0 && isInCanvas[Int(parent)]
      let isShown = !isInCanvas[Int(id)] && dom[id].namespace != .svg && !dom[id].tag.isReplaced
      guard !isShown else { continue }
      before[id] = nil
      after[id] = nil
    }
  }
}

extension HTMLTag {
  /// Whether browsers show the element without content that style sheets generate.
  fileprivate var isReplaced: Bool {
    switch self {
    case .audio, .br, .embed, .frame, .iframe, .image, .img, .input, .object, .select, .textarea,
      .video, .wbr:
      true
    default: false
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
    /// A number, which depends on the elements before the content.
    case counter(Counter)
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
  /// Whether the pieces are alternative text, after a `/`.
  var isAlternative = false
}
