internal import ImportSupport

/// English texts of Android and its libraries to which layouts can refer.
enum AndroidTexts {
  /// Android's texts, such as `@android:string/ok`.
  ///
  /// Source: Android 14, `core/res/res/values/strings.xml`.
  static let framework: [String: String] = [
    "ok": "OK", "cancel": "Cancel", "yes": "OK", "no": "Cancel", "copy": "Copy",
    "copyUrl": "Copy URL", "paste": "Paste", "cut": "Cut", "selectAll": "Select all",
    "search_go": "Search", "untitled": "<Untitled>", "unknownName": "(Unknown)",
    "emptyPhoneNumber": "(No phone number)", "defaultVoiceMailAlphaTag": "Voicemail",
    "defaultMsisdnAlphaTag": "MSISDN1", "dialog_alert_title": "Attention",
    "httpErrorUnsupportedScheme": "The protocol isn’t supported.",
    "httpErrorBadUrl": "Couldn’t open the page because the URL is invalid.",
    "selectTextMode": "Select text", "status_bar_notification_info_overflow": "999+",
    "VideoView_error_button": "OK", "VideoView_error_title": "Video problem",
    "VideoView_error_text_unknown": "Can’t play this video.",
    "VideoView_error_text_invalid_progressive_playback":
      "This video isn’t valid for streaming to this device.",
  ]

  /// The texts of AppCompat, Material Components and similar libraries.
  ///
  /// Source: AppCompat 1.7, `res/values/strings.xml`; Material Components 1.12, `res/values/strings.xml`
  /// of each widget.
  static let libraries: [String: String] = [
    "abc_action_bar_home_description": "Navigate home",
    "abc_action_bar_up_description": AppCompatTexts.navigateUp,
    "abc_action_menu_overflow_description": "More options",
    "abc_action_mode_done": "Done",
    "abc_activity_chooser_view_see_all": "See all",
    "abc_activitychooserview_choose_application": "Choose an app",
    "abc_capital_off": "OFF",
    "abc_capital_on": "ON",
    "abc_search_hint": "Search…",
    "abc_searchview_description_clear": "Clear query",
    "abc_searchview_description_query": "Search query",
    "abc_searchview_description_search": AppCompatTexts.search,
    "abc_searchview_description_submit": "Submit query",
    "abc_searchview_description_voice": "Voice search",
    "abc_shareactionprovider_share_with": "Share with",
    "abc_toolbar_collapse_description": "Collapse",
    "bottomsheet_action_collapse": "Collapse the bottom sheet",
    "bottomsheet_action_expand": "Expand the bottom sheet",
    "character_counter_content_description": "Characters entered %1$d of %2$d",
    "character_counter_overflowed_content_description": "Character limit exceeded %1$d of %2$d",
    "clear_text_end_icon_content_description": "Clear text",
    "close_drawer": "Close navigation menu",
    "close_sheet": "Close sheet",
    "dropdown_menu": "Dropdown menu",
    "error_icon_content_description": "Error",
    "exposed_dropdown_menu_content_description": "Show dropdown menu",
    "icon_content_description": "Dialog Icon",
    "mtrl_badge_numberless_content_description": "New notification",
    "mtrl_chip_close_icon_content_description": "Remove %1$s",
    "mtrl_picker_cancel": "Cancel",
    "mtrl_picker_confirm": "OK",
    "mtrl_picker_save": "Save",
    "navigation_menu": "Navigation menu",
    "password_toggle_content_description": "Show password",
    "search_menu_title": "Search",
    "searchbar_scrolling_view_behavior":
      "com.google.android.material.search.SearchBar$ScrollingViewBehavior",
    "searchview_clear_text_content_description": "Clear text",
    "searchview_navigation_content_description": "Back",
    "appbar_scrolling_view_behavior":
      "com.google.android.material.appbar.AppBarLayout$ScrollingViewBehavior",
    "bottom_sheet_behavior":
      "com.google.android.material.bottomsheet.BottomSheetBehavior",
    "hide_bottom_view_on_scroll_behavior":
      "com.google.android.material.behavior.HideBottomViewOnScrollBehavior",
    "fab_transformation_sheet_behavior":
      "com.google.android.material.transformation.FabTransformationSheetBehavior",
  ]
}
