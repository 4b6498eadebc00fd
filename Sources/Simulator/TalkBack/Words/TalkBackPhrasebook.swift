/// TalkBack's own words in one language.
///
/// The words of another language are one more value; the compiler asks for every one of them.
package struct TalkBackPhrasebook: Sendable, Hashable {
  /// BCP 47 tag of the words.
  package var language: String
  package var roles: Roles
  package var states: States
  package var positions: Positions
  package var collections: Collections
  package var templates: Templates
  package var hints: Hints
  /// Names of single symbols.
  package var symbols: [Character: String]
  /// Words that Chrome and the platform put into what they expose.
  package var platform: Platform

  package struct Roles: Sendable, Hashable {
    package var button, checkBox, radioButton, switchControl, editBox, dropDownList: String
    package var slider, progressBar, image, list, grid, tabBar, page, webView: String
  }

  package struct States: Sendable, Hashable {
    package var checked, notChecked, on, off, selected, disabled, expanded, collapsed: String
    package var editing, password, unlabelled: String
  }

  package struct Positions: Sendable, Hashable {
    package var heading, rowHeading, columnHeading: String
    package var row, column, item, level: Template
    package var items, rows, columns, characters: Count
  }

  package struct Collections: Sendable, Hashable {
    package var list, grid, pager, verticalPager, horizontalPager, gridPager: Passage
    /// A collection the author gave a word of its own.
    package var other: Passage
    package var titled: Passage
  }

  package struct Templates: Sendable, Hashable {
    package var labelled, error, percent, repeated, capital: Template
  }

  package struct Hints: Sendable, Hashable {
    package var doubleTap: String
    package var activate, toggle, editText, change, select, longPress: Template
    package var custom, customLongPress, adjust: Template
    package var menu, readingControl: Template
    package var actions, links, labels: String
    package var swipeUp, swipeDown, menuGesture: String
    package var either: Template
  }

  package struct Platform: Sendable, Hashable {
    package var on, off, partiallyChecked, busy, invalidEntry: String
    package var percent: Template
    package var roleNames: RoleNames
    package var reactNative = ReactNativeWords.english
  }

  /// A phrase that depends on a number.
  package struct Count: Sendable, Hashable {
    package var one, other: Template

    /// The phrase for a number.
    package func words(_ number: Int) -> String {
      (number == 1 ? one : other).filled(["count": String(number)])
    }
  }

  /// What is said on the way into and out of something, with and without a name.
  package struct Passage: Sendable, Hashable {
    package var entering, enteringNamed, leaving, leavingNamed: Template
  }
}
