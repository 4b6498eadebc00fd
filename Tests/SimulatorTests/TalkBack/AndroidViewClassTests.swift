import Simulator
import Testing

/// TalkBack's announcement for each class of views.
struct AndroidViewClassTests {
  @Test(arguments: [
    AndroidScreen("check box", "- checkbox \"News\" [checked]", "checked, News, check box"),
    AndroidScreen(
      "partly checked",
      """
      - checkbox "All" [checked=mixed]:
        - /android.viewClass: MaterialCheckBox
      """, "partially checked, All, check box"),
    AndroidScreen(
      "check box in error",
      """
      - checkbox "Terms":
        - /android.viewClass: MaterialCheckBox
        - /android.errorShown: "true"
      """, "Terms, error: invalid, check box"),
    AndroidScreen("switch", "- switch \"Wi-Fi\" [checked]", "on, Wi-Fi, switch"),
    AndroidScreen(
      "switch with texts of its own",
      """
      - switch "Sound":
        - /android.textOff: Mute
      """, "Mute, Sound, switch"),
    AndroidScreen("toggle button", "- button \"Bold\" [pressed]", "on, Bold, switch"),
    AndroidScreen(
      "toggle button without a label",
      """
      - button [pressed=false]:
        - /android.textOff: Muted
      """, "Muted, switch"),
    AndroidScreen(
      "checkable Material button",
      """
      - button "Bold" [pressed]:
        - /android.viewClass: MaterialButton
      """, "checked, Bold, check box"),
    AndroidScreen(
      "button of a single choice",
      """
      - group:
        - /android.viewClass: MaterialButtonToggleGroup
        - /android.singleSelection: "true"
        - button "Left" [pressed]:
          - /android.viewClass: MaterialButton
        - button "Right" [pressed=false]:
          - /android.viewClass: MaterialButton
      """, "checked, Left, radio button, 1 of 2, in list, 2 items",
      "not checked, Right, radio button, 2 of 2"),
    AndroidScreen(
      "chips",
      """
      - group:
        - /android.viewClass: ChipGroup
        - /android.singleSelection: "true"
        - button "Red" [pressed]:
          - /android.viewClass: Chip
      - button "Blue":
        - /android.viewClass: Chip
      - generic "Green":
        - /android.viewClass: Chip
        - /android.clickable: "false"
        - /android.focusable: "false"
      """, "checked, Red, radio button", "Blue, button", "Green"),
    AndroidScreen(
      "spinner",
      """
      - combobox:
        - /value: France
      """, "drop down list, France"),
    AndroidScreen(
      "described spinner",
      """
      - combobox "Country":
        - /value: France
      """, "Country, drop down list"),
    AndroidScreen(
      "labelled spinner",
      """
      - combobox "Country":
        - /label-from: label
        - /value: France
      """, "drop down list, France for Country"),
    AndroidScreen(
      "drop-down menu",
      """
      - combobox "Country":
        - /android.viewClass: MaterialAutoCompleteTextView
        - /android.inputType: none
      - combobox "Country":
        - /android.viewClass: MaterialAutoCompleteTextView
        - /android.inputType: "0"
        - /value: France
      """, "Country, drop down list", "Country, France, drop down list"),
    AndroidScreen(
      "seek bar",
      """
      - slider "Volume":
        - /now: 54
      """, "54%, Volume, slider"),
    AndroidScreen(
      "Material slider",
      """
      - slider "Volume":
        - /android.viewClass: Slider
        - /now: 3
        - /max: 10
      """, "Volume, slider", "3.0, Volume,value, 3, slider"),
    AndroidScreen(
      "rating and its indicator",
      """
      - slider "Stars":
        - /android.viewClass: RatingBar
        - /now: 3
      - slider "Stars":
        - /android.viewClass: RatingBar
        - /android.isIndicator: "true"
        - /android.focusable: "true"
        - /now: 3
      """, "60%, Stars, slider", "60%, Stars, progress bar"),
    AndroidScreen(
      "progress bar",
      """
      - progressbar "Loading":
        - /now: 40
      """, "40%, Loading, progress bar"),
    AndroidScreen(
      "progress bar without a number",
      """
      - progressbar:
        - /android.viewClass: ProgressBar
      - progressbar "Loading"
      """, "in progress, progress bar", "in progress, Loading, progress bar"),
    AndroidScreen(
      "tabs",
      """
      - tablist:
        - tab "Home" [selected]
        - tab "Kids"
      - tabbar:
        - tab "Inbox" [selected]
        - tab "Sent"
      """, "selected, Home, tab, 1 of 2, in list, 2 items", "Kids, tab, 2 of 2",
      "selected, Inbox, tab, 1 of 2, in list, 2 items", "Sent, tab, 2 of 2"),
    AndroidScreen(
      "rows of a list",
      """
      - list:
        - listitem "One"
        - generic:
          - text "Two"
          - text "Zwei"
      """, "One, 1 of 2, in list, 2 items", "Two, Zwei, 2 of 2"),
    AndroidScreen(
      "grid of items",
      """
      - grid [columns=2]:
        - button "One"
        - button "Two"
        - button "Three"
      - list [columns=2]:
        - button "Four"
        - button "Five"
        - button "Six"
        - button "Seven"
      """, "One, button, row 1, column 1, in grid, 2 rows, 2 columns", "Two, button, column 2",
      "Three, button, row 2, column 1",
      "Four, button, row 1, column 1, in grid, 2 rows, 2 columns", "Five, button, column 2",
      "Six, button, row 2, column 1", "Seven, button, column 2"),
    AndroidScreen(
      "pager",
      """
      - pager:
        - img "One"
        - img "Two"
      - text "After"
      - pager "Photos":
        - /label-from: content-description
        - img "Three"
        - img "Four"
      """, "One, image, in pager", "Two, image", "After, out of pager", "Photos, page",
      "Three, image, in pager Photos", "Four, image"),
    AndroidScreen("text with a link", "- link \"Terms\"", "Terms"),
    AndroidScreen(
      "text in capitals",
      """
      - button "Save":
        - /android.textAllCaps: "true"
      """, "SAVE, button"),
    AndroidScreen(
      "closed search",
      """
      - searchbox:
        - /android.viewClass: SearchView
      - searchbox "Find":
        - /android.viewClass: SearchView
        - /android.iconifiedByDefault: "false"
      """, "search, button", "Find, edit box"),
    AndroidScreen(
      "heading and tooltip",
      """
      - heading "Contact" [level=1]
      - button "Save":
        - /hint: Save the form
      """, "Contact, heading", "Save, button, Save the form"),
    AndroidScreen(
      "description beside a text",
      """
      - text "9:00":
        - /android.contentDescription: nine o'clock
      """, "nine o'clock"),
    AndroidScreen(
      "field that cannot be typed into",
      """
      - textbox "Code" [readonly]
      - textbox "Name" [disabled]
      """, "Code, edit box, read only", "Name, edit box, disabled"),
  ])
  func `A view is announced as its class exposes it`(_ screen: AndroidScreen) throws {
    #expect(try AndroidScreen.said(screen.outline) == screen.said)
  }
}
