extension ConformanceCatalogue {
  /// The numbers and names of the criteria of level AAA of WCAG 2.2.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.2.
  private static let namesOfAAA: [(number: String, name: String)] = [
    ("1.2.6", "Sign Language (Prerecorded)"),
    ("1.2.7", "Extended Audio Description (Prerecorded)"),
    ("1.2.8", "Media Alternative (Prerecorded)"), ("1.2.9", "Audio-only (Live)"),
    ("1.3.6", "Identify Purpose"), ("1.4.6", "Contrast (Enhanced)"),
    ("1.4.7", "Low or No Background Audio"), ("1.4.8", "Visual Presentation"),
    ("1.4.9", "Images of Text (No Exception)"), ("2.1.3", "Keyboard (No Exception)"),
    ("2.2.3", "No Timing"), ("2.2.4", "Interruptions"), ("2.2.5", "Re-authenticating"),
    ("2.2.6", "Timeouts"), ("2.3.2", "Three Flashes"), ("2.3.3", "Animation from Interactions"),
    ("2.4.8", "Location"), ("2.4.9", "Link Purpose (Link Only)"), ("2.4.10", "Section Headings"),
    ("2.4.12", "Focus Not Obscured (Enhanced)"), ("2.4.13", "Focus Appearance"),
    ("2.5.5", "Target Size (Enhanced)"), ("2.5.6", "Concurrent Input Mechanisms"),
    ("3.1.3", "Unusual Words"), ("3.1.4", "Abbreviations"), ("3.1.5", "Reading Level"),
    ("3.1.6", "Pronunciation"), ("3.2.5", "Change on Request"), ("3.3.5", "Help"),
    ("3.3.6", "Error Prevention (All)"), ("3.3.9", "Accessible Authentication (Enhanced)"),
  ]

  /// The criteria of level AAA of WCAG 2.2.
  static let levelAAA = namesOfAAA.map {
    Criterion($0.number, $0.name, "AAA", "whether the criterion is met")
  }

  /// The criterion 4.1.1 “Parsing”, which WCAG 2.2 removed.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.1.
  static let parsing = Criterion(
    "4.1.1", "Parsing", "A",
    "whether markup other than HTML and XML can be parsed; for HTML and XML, WCAG 2.1 takes the "
      + "criterion as met")

  /// The criteria that WCAG 2.2 added to WCAG 2.1.
  static let addedBy22: Set<String> = [
    "2.4.11", "2.4.12", "2.4.13", "2.5.7", "2.5.8", "3.2.6", "3.3.7", "3.3.8", "3.3.9",
  ]

  /// The criteria that apply only to web pages, and not to other software.
  ///
  /// Source: Revised 508 Standards, E207.2, exception 2.
  static let pagesOnly: Set<String> = ["2.4.1", "2.4.5", "3.2.3", "3.2.4"]

  /// The chapters of the Revised 508 Standards.
  ///
  /// The headings of VPAT, for which no response is required, are left out.
  ///
  /// Source: 36 CFR Part 1194, Appendix C; VPAT 2.5 Rev 508.
  /// Assumed: the catalogue of OpenACR has the same rows, and the component of each is `none`.
  static let section508: [Chapter] = [
    Chapter(
      "functional_performance_criteria", "Chapter 3: Functional Performance Criteria",
      rows: [
        ("302.1", "Without Vision"), ("302.2", "With Limited Vision"),
        ("302.3", "Without Perception of Color"), ("302.4", "Without Hearing"),
        ("302.5", "With Limited Hearing"), ("302.6", "Without Speech"),
        ("302.7", "With Limited Manipulation"), ("302.8", "With Limited Reach and Strength"),
        ("302.9", "With Limited Language, Cognitive, and Learning Abilities"),
      ]),
    Chapter(
      "hardware", "Chapter 4: Hardware",
      rows: [
        ("402.2.1", "Information Displayed On-Screen"), ("402.2.2", "Transactional Outputs"),
        ("402.2.3", "Speech Delivery Type and Coordination"), ("402.2.4", "User Control"),
        ("402.2.5", "Braille Instructions"), ("402.3.1", "Private Listening"),
        ("402.3.2", "Non-private Listening"), ("402.4", "Characters on Display Screens"),
        ("402.5", "Characters on Variable Message Signs"), ("403.1", "General (Biometrics)"),
        ("404.1", "General (Preservation of Information Provided for Accessibility)"),
        ("405.1", "General (Privacy)"), ("406.1", "General (Standard Connections)"),
        ("407.2", "Contrast"), ("407.3.1", "Tactilely Discernible"),
        ("407.3.2", "Alphabetic Keys"), ("407.3.3", "Numeric Keys"), ("407.4", "Key Repeat"),
        ("407.5", "Timed Response"), ("407.6", "Operation"),
        ("407.7", "Tickets, Fare Cards, and Keycards"),
        ("407.8.1.1", "Vertical Plane for Side Reach"),
        ("407.8.1.2", "Vertical Plane for Forward Reach"),
        ("407.8.2.1", "Unobstructed Side Reach"), ("407.8.2.2", "Obstructed Side Reach"),
        ("407.8.3.1", "Unobstructed Forward Reach"),
        ("407.8.3.2.1", "Operable Part Height for ICT with Obstructed Forward Reach"),
        ("407.8.3.2.2", "Knee and Toe Space under ICT with Obstructed Forward Reach"),
        ("408.2", "Visibility"), ("408.3", "Flashing"), ("409.1", "General (Status Indicators)"),
        ("410.1", "General (Color Coding)"), ("411.1", "General (Audible Signals)"),
        ("412.2.1", "Volume Gain for Wireline Telephones"),
        ("412.2.2", "Volume Gain for Non-Wireline ICT"), ("412.3.1", "Wireless Handsets"),
        ("412.3.2", "Wireline Handsets"), ("412.4", "Digital Encoding of Speech"),
        ("412.6", "Caller ID"), ("412.7", "Video Communication"),
        ("412.8.1", "TTY Connectability"), ("412.8.2", "Voice and Hearing Carry Over"),
        ("412.8.3", "Signal Compatibility"),
        ("412.8.4", "Voice Mail and Other Messaging Systems"),
        ("413.1.1", "Decoding and Display of Closed Captions"),
        ("413.1.2", "Pass-Through of Closed Caption Data"),
        ("414.1.1", "Digital Television Tuners"), ("414.1.2", "Other ICT"),
        ("415.1.1", "Caption Controls"), ("415.1.2", "Audio Description Controls"),
      ]),
    Chapter(
      "software", "Chapter 5: Software",
      rows: [
        ("502.2.1", "User Control of Accessibility Features"),
        ("502.2.2", "No Disruption of Accessibility Features"), ("502.3.1", "Object Information"),
        ("502.3.2", "Modification of Object Information"),
        ("502.3.3", "Row, Column, and Headers"), ("502.3.4", "Values"),
        ("502.3.5", "Modification of Values"), ("502.3.6", "Label Relationships"),
        ("502.3.7", "Hierarchical Relationships"), ("502.3.8", "Text"),
        ("502.3.9", "Modification of Text"), ("502.3.10", "List of Actions"),
        ("502.3.11", "Actions on Objects"), ("502.3.12", "Focus Cursor"),
        ("502.3.13", "Modification of Focus Cursor"), ("502.3.14", "Event Notification"),
        ("502.4", "Platform Accessibility Features"), ("503.2", "User Preferences"),
        ("503.3", "Alternative User Interfaces"), ("503.4.1", "Caption Controls"),
        ("503.4.2", "Audio Description Controls"), ("504.2", "Content Creation or Editing"),
        (
          "504.2.1",
          "Preservation of Information Provided for Accessibility in Format Conversion"
        ),
        ("504.2.2", "PDF Export"), ("504.3", "Prompts"), ("504.4", "Templates"),
      ]),
    Chapter(
      "support_documentation_and_services",
      "Chapter 6: Support Documentation and Services",
      rows: [
        ("602.2", "Accessibility and Compatibility Features"),
        ("602.3", "Electronic Support Documentation"),
        ("602.4", "Alternate Formats for Non-Electronic Support Documentation"),
        ("603.2", "Information on Accessibility and Compatibility Features"),
        ("603.3", "Accommodation of Communication Needs"),
      ]),
  ]
}
