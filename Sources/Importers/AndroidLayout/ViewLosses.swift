internal import Simulator

/// What the views of a layout cannot tell, the same kind told once.
struct ViewLosses: Sendable {
  /// A kind of loss; what it names decides whether two are the same.
  enum Kind: Sendable, Hashable {
    /// A class of the app's own, by the class it is taken for.
    case guessedClass(String)
    case unknownClass
    /// Texts of such a class that have no known place.
    case unknownText
    /// A view whose content is no view.
    case opaque
    /// A list whose rows the app makes.
    case runtimeContent
    case uncertainOrder
    case likelyClickable
    case iconListener
    case missingLabelTarget(String)
    case missingTraversalTarget(String)
    case duplicateIdentifier
    case missingMenu(String)
    case unknownWord(String, String)
    case stateDescription
    case openMenu
  }

  private var entries: [(kind: Kind, names: [String], count: Int, position: Node.Position)] = []
  private var places: [Kind: Int] = [:]

  /// Notes a loss; `name` is what the sentence lists.
  mutating func add(_ kind: Kind, _ name: String = "", at position: Node.Position) {
    guard let place = places[kind] else {
      places[kind] = entries.count
      entries.append((kind, [name], 1, position))
      return
    }
    entries[place].count += 1
    if entries[place].names.count < 10, !entries[place].names.contains(name) {
      entries[place].names.append(name)
    }
  }

  /// One sentence for each kind; a few dozen at most.
  var losses: [Loss] {
    entries.prefix(48).map { entry in
      let names = entry.names.filter { !$0.isEmpty }.joined(separator: ", ")
      return Loss(ViewLosses.sentence(entry.kind, entry.count, names), at: entry.position)
    }
  }

  private static func sentence(_ kind: Kind, _ count: Int, _ names: String) -> String {
    let views = count == 1 ? "1 view" : "\(count) views"
    switch kind {
    case .guessedClass(let base):
      return "\(names): taken for \(base) by name; an alias file can say what it is."
    case .unknownClass:
      return "\(names): nothing is known of this class, which may say something of its own; an "
        + "alias file can tell."
    case .unknownText:
      return "\(names): texts of the app's own classes are kept but not heard; an alias file can "
        + "say what they are."
    case .opaque:
      return "What \(views) (\(names)) \(count == 1 ? "shows" : "show") is not in the layout; an "
        + "empty place stands for it."
    case .runtimeContent:
      return "The app fills \(views) while it runs (\(names)); nothing of it is here."
    case .uncertainOrder:
      return "The order inside \(views) (\(names)) depends on places that the layout does not fix; "
        + "what no constraint decides is read in the order of the file."
    case .likelyClickable:
      return "\(views) may be made pressable by the app (\(names)); read as not pressable."
    case .iconListener:
      return "The described icon of \(count == 1 ? "a field" : "\(count) fields") is taken for a "
        + "button, which it is once the app listens to it."
    case .missingLabelTarget(let id): return "labelFor names “\(id)”, which is not in the layout."
    case .missingTraversalTarget(let id):
      return "The order of reading names “\(id)”, which is not in the layout."
    case .duplicateIdentifier:
      return "Several views have the same identifier (\(names)); references mean the first one."
    case .missingMenu(let name):
      return "The menu “\(name)” was not found; its items are not here."
    case .unknownWord(let name, let word): return "\(name) has no value “\(word)”."
    case .stateDescription:
      return "stateDescription in a layout is taken over, although Android documents it for code "
        + "only."
    case .openMenu:
      return "Read as an open menu; in a bar the same items are buttons or tabs."
    }
  }
}
