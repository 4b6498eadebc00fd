/// Lazy lists, grids and pagers.
extension ComposableTable {
  /// The parameters of pagers that get the number of their pages.
  ///
  /// Source: Accompanist, Pager.kt; foundation 1.4, Pager.kt.
  private static let countPager =
    "count modifier state reverseLayout itemSpacing contentPadding alignment flingBehavior key "
    + "userScrollEnabled content"

  static let lists: Rows = [
    (
      "LazyColumn",
      [
        Composable(
          "modifier state contentPadding reverseLayout verticalArrangement horizontalAlignment "
            + "flingBehavior userScrollEnabled content", .lazyList(isVertical: true))
      ]
    ),
    (
      "LazyRow",
      [
        Composable(
          "modifier state contentPadding reverseLayout horizontalArrangement verticalAlignment "
            + "flingBehavior userScrollEnabled content", layout: .across,
          .lazyList(isVertical: false))
      ]
    ),
    (
      "LazyVerticalGrid LazyVerticalStaggeredGrid",
      [
        Composable(
          "columns modifier state contentPadding reverseLayout verticalArrangement "
            + "horizontalArrangement flingBehavior userScrollEnabled content",
          layout: .grid("columns"),
          .lazyGrid)
      ]
    ),
    (
      "LazyHorizontalGrid LazyHorizontalStaggeredGrid",
      [
        Composable(
          "rows modifier state contentPadding reverseLayout horizontalArrangement "
            + "verticalArrangement flingBehavior userScrollEnabled content", layout: .across,
          .lazyGrid)
      ]
    ),
    (
      "HorizontalPager",
      [
        Composable(
          countPager, if: "count pageCount", layout: .across, slots: "content",
          .pager(isVertical: false)),
        Composable(
          "state modifier contentPadding pageSize beyondViewportPageCount pageSpacing "
            + "verticalAlignment flingBehavior userScrollEnabled reverseLayout key "
            + "pageNestedScrollConnection snapPosition pageContent", layout: .across,
          slots: "pageContent", .pager(isVertical: false)),
      ]
    ),
    (
      "VerticalPager",
      [
        Composable(
          countPager, if: "count pageCount", slots: "content", .pager(isVertical: true)),
        Composable(
          "state modifier contentPadding pageSize beyondViewportPageCount pageSpacing "
            + "horizontalAlignment flingBehavior userScrollEnabled reverseLayout key "
            + "pageNestedScrollConnection snapPosition pageContent", slots: "pageContent",
          .pager(isVertical: true)),
      ]
    ),
    (
      "HorizontalMultiBrowseCarousel HorizontalUncontainedCarousel "
        + "HorizontalCenteredHeroCarousel",
      [
        Composable(
          "state preferredItemWidth modifier itemSpacing flingBehavior minSmallItemWidth "
            + "maxSmallItemWidth contentPadding content", layout: .across, .pager(isVertical: false)
        )
      ]
    ),
  ]
}
