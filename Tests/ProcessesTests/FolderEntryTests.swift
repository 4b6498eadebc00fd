import SystemLibrary
import Testing

/// Reading the names of folder entries, without reading memory after the end of a name.
struct FolderEntryTests {
  @Test(arguments: ["a", "announce-browser-1-a", String(repeating: "é", count: 100)])
  func `The name of an entry is read where memory ends after it`(name: String) throws {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let memory: UnsafeMutableRawPointer = try #require(
      mmap(nil, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    try #require(memory != MAP_FAILED)
    defer { munmap(memory, 2 * page) }
    // Reading memory after the first page ends the process.
    try #require(mprotect(memory + page, page, PROT_NONE) == 0)

    let offset = try #require(MemoryLayout<dirent>.offset(of: \.d_name))
    let bytes = Array(name.utf8) + [0]
    // The addresses of entries are multiples of eight bytes.
    let start = (page - offset - bytes.count) / 8 * 8
    (memory + start + offset).copyMemory(from: bytes, byteCount: bytes.count)
    let entry = (memory + start).assumingMemoryBound(to: dirent.self)
    #expect(SystemCall.name(of: entry) == name)
  }
}
