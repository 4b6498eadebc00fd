internal import Simulator

/// Which windows of a dump are read.
///
/// Those of one app: the wanted one, else the one that has the focus, else that of the last window
/// in which something can be used. The system's windows and keyboards are left out beside an app's.
struct DumpChoice {
  /// The windows that become screens; the one that decided comes first.
  let taken: [DumpWindow]
  /// The others.
  let leftOut: [DumpWindow]
  /// Chooses among windows that were on the screen together.
  init(of windows: [DumpWindow], in content: DumpContent, wanted: String?) {
    if let wanted,
      let asked = windows.firstIndex(where: {
        !$0.isEmpty && $0.isCalled(wanted)
      })
    {
      taken = [windows[asked]]
      leftOut = windows.indices.filter { $0 != asked }.map { windows[$0] }
      return
    }
    let known = windows.indices.filter { !windows[$0].isEmpty }
    let own = known.filter { !windows[$0].isOfSystem }
    let candidates = own.isEmpty ? known : own
    let chosen =
      candidates.first { windows[$0].isActive }
      ?? candidates.last { content.isUsable(windows[$0]) } ?? candidates.last ?? 0
    let others = candidates.filter {
      $0 != chosen && windows[$0].package == windows[chosen].package
    }
    let all = windows.isEmpty ? [] : [chosen] + others
    taken = all.map { windows[$0] }
    leftOut = windows.indices.filter { !all.contains($0) }.map { windows[$0] }
  }

  /// What is said of the windows that are left out.
  var diagnostics: [ImportDiagnostic] {
    guard let first = leftOut.first else { return [] }
    var names: [String] = []
    for window in leftOut {
      let name =
        window.package.isEmpty
        ? window.title.isEmpty ? "one without a name" : window.title : window.package
      if !names.contains(name) { names.append(name) }
    }
    return [ImportDiagnostic(.otherWindows(names), count: leftOut.count, at: first.position)]
  }
}
