internal import ComponentSource
internal import ComposeImport
internal import TextIO

// Prints the syntax of the files whose names are read from standard input, each after a line
// `file NAME MILLISECONDS`.

let stopwatch = ContinuousClock()
while let name = readLine() {
  guard let bytes = try? FileBytes.contents(ofFile: name) else { continue }
  var file = KotlinReader.read([], path: nil, file: 0)
  let duration = stopwatch.measure { file = KotlinReader.read(bytes, path: name, file: 0) }
  var printer = SyntaxPrinter()
  printer.print(file)
  print("file\t\(name)\t\(Double(duration.components.attoseconds) / 1e15)")
  print("package\t0\t0\t\(file.packageName ?? "")")
  for name in file.imports { print("import\t0\t0\t\(name)") }
  for line in printer.lines { print(line) }
}
