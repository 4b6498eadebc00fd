import Testing

@Suite struct ComposePagingTests {
  @Test(arguments: [
    "val post = posts[index]; if (post != null) Text(post.title) else Text(\"Loading\")",
    "val post = posts[index]; post?.let { Text(post.title) }",
    "posts[index]?.let { post -> Text(post.title) }",
  ])
  func `The entry that is shown for a paged list is present`(_ row: String) throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Feed(posts: LazyPagingItems<Post>) {
          LazyColumn { items(posts.itemCount) { index -> \(row) } }
        }
        """)
    #expect(trial.said.count == 1)
    #expect(trial.said.first?.hasSuffix("title}, in list") == true)
    #expect(trial.hasDiagnostic("posts.itemCount"))
  }

  @Test func `An entry of another list can be missing`() throws {
    let trial = try ComposeTrial(
      file: """
        @Composable fun Feed(users: Map<String, User>) {
          val user = users["ann"]
          if (user != null) Text(user.name) else Text("Nobody")
        }
        """)
    #expect(trial.said == ["Nobody"])
  }
}
