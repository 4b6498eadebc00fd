internal import AndroidImport

/// Texts and pictures.
extension ComposableTable {
  static let texts: Rows = [
    (
      "Text BasicText ClickableText",
      [Composable("text modifier", slots: "inlineContent", .text("text"))]
    ),
    (
      "Icon",
      [
        Composable(
          "imageVector contentDescription modifier tint", .image(description: "contentDescription"))
      ]
    ),
    (
      "Image",
      [
        Composable(
          "painter contentDescription modifier alignment contentScale alpha colorFilter",
          .image(description: "contentDescription"))
      ]
    ),
    (
      "AsyncImage SubcomposeAsyncImage GlideImage CoilImage",
      [Composable("model contentDescription modifier", .image(description: "contentDescription"))]
    ),
    (
      "Canvas",
      [
        Composable(
          "modifier contentDescription onDraw", .description(parameter: "contentDescription"))
      ]
    ),
    (
      "LinearProgressIndicator CircularProgressIndicator LinearWavyProgressIndicator "
        + "CircularWavyProgressIndicator",
      [Composable("progress modifier", .progress, .merge)]
    ),
    ("LoadingIndicator ContainedLoadingIndicator", [Composable("modifier", .progress, .merge)]),
  ]
}
