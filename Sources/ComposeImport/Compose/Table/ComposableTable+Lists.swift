/// Lazy lists, grids and pagers.
extension ComposableTable {
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
          "state modifier contentPadding pageSize beyondViewportPageCount pageSpacing "
            + "verticalAlignment flingBehavior userScrollEnabled reverseLayout key "
            + "pageNestedScrollConnection snapPosition pageContent", layout: .across,
          slots: "pageContent", .pager(isVertical: false))
      ]
    ),
    (
      "VerticalPager",
      [
        Composable(
          "state modifier contentPadding pageSize beyondViewportPageCount pageSpacing "
            + "horizontalAlignment flingBehavior userScrollEnabled reverseLayout key "
            + "pageNestedScrollConnection snapPosition pageContent", slots: "pageContent",
          .pager(isVertical: true))
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
