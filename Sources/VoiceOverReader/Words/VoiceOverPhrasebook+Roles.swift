import AccessibilityTree
import Announcements

extension VoiceOverPhrasebook.Roles {
  func words(for role: AccessibilityElement.RoleWord) -> Phrase {
    switch role {
    case .checkbox: checkbox
    case .radioButton: radioButton
    case .popUpButton: popUpButton
    case .menuItem: menuItem
    case .colorWell: colorWell
    case .pickerItem: pickerItem
    case .named(let name): Phrase(name)
    }
  }

  func words(for popup: States.Popup) -> Phrase {
    switch popup {
    case .menu: menuPopup
    case .listbox: listBoxPopup
    case .tree: treePopup
    case .grid: gridPopup
    case .dialog: dialogPopup
    }
  }

  func words(for landmark: WebAttributes.Landmark) -> Phrase {
    switch landmark {
    case .banner: banner
    case .navigation: navigation
    case .main: main
    case .complementary: complementary
    case .contentInfo: contentInfo
    case .region: region
    case .search: search
    }
  }
}

extension VoiceOverPhrasebook.States {
  func words(for kind: AccessibilityTree.States.Current) -> Phrase {
    switch kind {
    case .yes: current
    case .page: currentPage
    case .step: currentStep
    case .location: currentLocation
    case .date: currentDate
    case .time: currentTime
    }
  }

  func words(for kind: AccessibilityTree.States.Invalid) -> Phrase? {
    switch kind {
    case .none: nil
    case .yes: invalid
    case .grammar: invalidGrammar
    case .spelling: invalidSpelling
    }
  }
}

extension VoiceOverPhrasebook.Values {
  /// Returns the value of a page control, or `nil` if the page or the number of pages is unknown.
  func page(of range: Value.Range?) -> Phrase? {
    guard let now = range?.now, let count = range?.maximum, now.isFinite, count.isFinite else {
      return nil
    }
    return page.phrase([
      "page": ShownNumber.wholeText(now), "count": ShownNumber.wholeText(count),
    ])
  }
}
