import Testing

@testable import announce

/// `--shard`: runs that each read one part of the files.
struct ShardTests {
  private static func shard(_ text: String) throws -> Shard {
    let arguments = try Arguments(["a", "--shard", text], for: ReadCommand.declaration)
    return try #require(try Shard(arguments))
  }

  @Test(arguments: [1, 2, 3, 7]) func `Each file is in exactly one shard`(_ count: Int) throws {
    let files = (1...500).map { "Screens/form-\($0).html" }
    let parts = try (1...count).map { try Self.shard("\($0)/\(count)").filter(files) }
    #expect(parts.flatMap { $0 }.sorted() == files.sorted())
    #expect(parts.allSatisfy { $0.count * count > 300 })
  }

  @Test func `Adding files moves no other file, and a shard keeps its order`() throws {
    let shard = try Self.shard("1/2")
    #expect(
      shard.filter(["./a", "b", "c"]).map { $0.hasPrefix("./") ? "a" : $0 }
        == ["a", "b", "c"].filter { shard.filter([$0]) == [$0] })
    #expect(
      shard.filter(["a.md"])
        == (try Self.shard("1/2").filter(["z.md", "a.md"])
          .filter { $0 == "a.md" }))
  }

  @Test(arguments: ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3", "-1/2", ""])
  func `An invalid shard is refused`(_ text: String) {
    #expect(throws: UsageError.self) { try Self.shard(text) }
  }

  @Test func `A shard without documents succeeds`() throws {
    let folder = try TrialFolder()
    try folder.write(
      "```outline\n- button \"Save\"\n```\n\n| VoiceOver |\n| --- |\n| Save, button |\n", to: "a.md"
    )
    let statuses = (1...3).map { Trial.run("check", folder.path, "--shard", "\($0)/3").status }
    #expect(statuses == [0, 0, 0])
  }

  @Test func `A folder without scenarios fails in every shard`() throws {
    let folder = try TrialFolder()
    try folder.write("# Nothing\n", to: "a.md")
    try folder.write("# Nothing either\n", to: "b.md")
    let statuses = (1...3).map { Trial.run("check", folder.path, "--shard", "\($0)/3").status }
    #expect(statuses == [2, 2, 2])
  }
}
