internal import AndroidImport
internal import ComponentSource
internal import ImportSupport

/// Lazy lists, grids and pagers.
extension ComposeBuilder {
  /// Shows the items of a lazy list, and sets the number of items of the list if the source
  /// determines the number.
  mutating func fillList(_ arguments: ComposeArguments, at point: InsertionPoint) {
    if flag(arguments, "reverseLayout") ?? false { windows[window].layout.reverse(point.area) }
    let before = evaluator.uncertainty
    let items = contents(of: arguments["content"])
    let isKnown = evaluator.uncertainty == before
    show(items, at: point)
    guard version.has(.itemCounts), isKnown else { return }
    let count = items.count { $0.lastName == ComposeFramework.item }
    setItemCount(count, of: point.node)
  }

  /// Shows an item of a list.
  ///
  /// The components of the item are placed one below another.
  mutating func showItem(_ item: Component, at point: InsertionPoint) {
    let inner = append(ComposeNode(), .down, item, at: point)
    if let span = item.value("span")?.integer {
      windows[window].layout.set(span: span, of: inner.area)
    }
    show(contents(of: item.value("content")), at: inner)
  }

  /// Returns the index of the page that a pager shows, counted from 0.
  ///
  /// A page outside of the pager becomes the nearest page.
  ///
  /// Source: foundation, PagerState.kt, coerceInPageRange.
  mutating func firstPage(of arguments: ComposeArguments) -> Int {
    guard let state = arguments.component("state") else { return 0 }
    let page = max(0, ContainerState.page(of: state, in: evaluator).integer ?? 0)
    return pageCount(of: arguments).map { max(0, min(page, $0 - 1)) } ?? page
  }

  /// Returns the number of pages, or `nil` if the source does not determine the number.
  ///
  /// A pager with a negative number of pages is empty.
  ///
  /// Source: foundation, PagerMeasure.kt, measurePager.
  mutating func pageCount(of arguments: ComposeArguments) -> Int? {
    pageCountValue(of: arguments)?.integer.map { max(0, $0) }
  }

  /// Returns the number of pages as the source determines it, or `nil` without such a number.
  mutating func pageCountValue(of arguments: ComposeArguments) -> SourceValue? {
    if let count = arguments["count"] ?? arguments["pageCount"], count.function == nil {
      return count
    }
    guard let state = arguments.component("state") else { return arguments["state"] }
    let value =
      state.value("pageCount") ?? state.value("itemCount")
      ?? state.arguments?.last(where: \.isTrailing)?.value
    return value?.function.map { evaluator.call($0).current } ?? value
  }
}
