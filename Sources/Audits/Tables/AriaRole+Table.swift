extension AriaRole {
  /// The roles of ARIA, one on each line.
  ///
  /// These are the roles of ARIA 1.2, the stable roles of ARIA 1.3, and the roles of the graphics
  /// module. The columns of a line are: the name, the supported attributes, the required
  /// attributes, the roles that the role must own, the roles that must own the role, and flags.
  /// Source: WAI-ARIA 1.2, section 5.4; WAI-ARIA 1.3 (draft); Graphics Module 1.0.
  static let table = """
    alert|||||section
    alertdialog|modal||||section
    application|activedescendant disabled errormessage expanded haspopup invalid||||
    article|@item||||section
    banner|||||section
    blockquote|||||section
    button|disabled expanded haspopup pressed||||widget
    caption|||||nameless
    cell|@cell|||row|section
    checkbox|@input checked expanded|checked|||widget
    code|||||nameless
    columnheader|@cell @gridcell sort|||row|
    combobox|@input @text controls expanded|expanded|||widget
    command|||||abstract
    comment|@item level||||
    complementary|||||section
    composite|||||abstract
    contentinfo|||||section
    definition|||||section nameless-later
    deletion|||||nameless
    dialog|modal||||section
    directory|||||deprecated section
    document|||||section
    emphasis|||||nameless
    feed|||article||section
    figure|||||section
    form|||||section
    generic|||||nameless
    graphics-document|||||
    graphics-object|activedescendant||||
    graphics-symbol|||||
    grid|activedescendant colcount disabled multiselectable readonly rowcount||caption row rowgroup||section
    gridcell|@cell @gridcell|||row|widget
    group|activedescendant disabled||||section
    heading|level|level|||section
    image|||||section
    img|||||section
    input|||||abstract
    insertion|||||nameless
    landmark|||||abstract
    link|disabled expanded haspopup||||widget
    list|||listitem||section
    listbox|@input activedescendant expanded multiselectable orientation||group option||widget
    listitem|@item level|||directory list|section
    log|||||section
    main|||||section
    mark|||||nameless-later
    marquee|||||section
    math|||||section
    menu|activedescendant disabled orientation||group menu menuitem menuitemcheckbox menuitemradio separator||section
    menubar|activedescendant disabled orientation||group menu menuitem menuitemcheckbox menuitemradio separator||section
    menuitem|@item disabled expanded haspopup|||group menu menubar|widget
    menuitemcheckbox|@item checked disabled expanded haspopup|checked||group menu menubar|widget
    menuitemradio|@item checked disabled expanded haspopup|checked||group menu menubar|widget
    meter|@range|valuenow|||
    navigation|||||section
    none|||||nameless
    note|||||section
    option|@item checked disabled selected|||group listbox|widget
    paragraph|||||nameless
    presentation|||||nameless
    progressbar|@range||||
    radio|@item checked disabled|checked|||widget
    radiogroup|@input activedescendant orientation||radio||section
    range|||||abstract
    region|||||section
    roletype|||||abstract
    row|@item activedescendant colindex disabled expanded level rowindex rowindextext selected||cell columnheader gridcell rowheader|grid rowgroup table treegrid|
    rowgroup|||row|grid table treegrid|
    rowheader|@cell @gridcell sort|||row|
    scrollbar|@range controls disabled orientation|controls valuenow|||
    search|||||section
    searchbox|@input @text||||widget
    section|||||abstract
    sectionfooter|||||
    sectionhead|||||abstract
    sectionheader|||||
    select|||||abstract
    separator|@range disabled orientation||||
    slider|@input @range haspopup orientation|valuenow|||widget
    spinbutton|@input @range activedescendant||||widget
    status|||||section
    strong|||||nameless
    structure|||||abstract
    subscript|||||nameless
    suggestion|||||nameless-later
    superscript|||||nameless
    switch|@input checked expanded|checked|||widget
    tab|@item disabled expanded haspopup selected|||tablist|widget
    table|colcount rowcount||caption row rowgroup||section
    tablist|activedescendant disabled level multiselectable orientation||tab||
    tabpanel|||||section
    term|||||section nameless-later
    text|||||
    textbox|@input @text||||widget
    time|||||nameless-later
    timer|||||section
    toolbar|activedescendant disabled orientation||||section
    tooltip|||||section
    tree|@input activedescendant multiselectable orientation||group treeitem||section
    treegrid|@input activedescendant colcount multiselectable orientation rowcount||caption row rowgroup||section
    treeitem|@item checked disabled expanded haspopup level selected|||group tree|widget
    widget|||||abstract
    window|||||abstract
    """

  /// The roles of DPUB-ARIA for publications.
  ///
  /// Source: DPUB-ARIA 1.1.
  static let publishing = [
    "doc-abstract", "doc-acknowledgments", "doc-afterword", "doc-appendix", "doc-backlink",
    "doc-biblioentry", "doc-bibliography", "doc-biblioref", "doc-chapter", "doc-colophon",
    "doc-conclusion", "doc-cover", "doc-credit", "doc-credits", "doc-dedication", "doc-endnote",
    "doc-endnotes", "doc-epigraph", "doc-epilogue", "doc-errata", "doc-example", "doc-footnote",
    "doc-foreword", "doc-glossary", "doc-glossref", "doc-index", "doc-introduction", "doc-noteref",
    "doc-notice", "doc-pagebreak", "doc-pagefooter", "doc-pageheader", "doc-pagelist", "doc-part",
    "doc-preface", "doc-prologue", "doc-pullquote", "doc-qna", "doc-subtitle", "doc-tip", "doc-toc",
  ]

  /// Attributes that roles of DPUB-ARIA inherit from list items, separators and headings.
  static let publishingSupport: [String: Set<String>] = [
    "doc-biblioentry": ["level", "posinset", "setsize"],
    "doc-endnote": ["level", "posinset", "setsize"],
    "doc-pagebreak": ["orientation", "valuemax", "valuemin", "valuenow", "valuetext"],
    "doc-subtitle": ["level"],
  ]

  /// Roles of DPUB-ARIA that are deprecated in favour of plain list items.
  static let deprecatedPublishing: Set<String> = ["doc-biblioentry", "doc-endnote"]
}
