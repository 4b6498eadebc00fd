import Importers
import Simulator
import Testing

@testable import Audits

/// Elements that session findings name.
struct SessionFindingTests {
  private static let form = """
    - /title: Sign up
    - heading "Sign up" [level=1]
    - textbox "Name"
    - textbox "Email"
    - button "Sign up"
    """

  private static func findings(
    _ app: String, _ gestures: String, on outline: String = form,
    by rules: [AuditRule]
  ) throws -> (screen: Screen, findings: [Finding]) {
    let screen = try Screen(outline: outline)
    let audit = Audit(rules.filter { $0.layer == .session })
    var subject = AuditSubject(screen, by: allReaders, in: audit.readingConditions)
    let script = try GestureScript(gestures).steps.map(\.gesture)
    let app = ScriptedApp(try AppScript(app, from: 1), screens: [:])
    subject.sessions = allReaders.map { AuditSession(screen, by: $0, app: app, doing: script) }
    return (screen, audit.report(on: subject).findings)
  }

  @Test func `A lost alert that the app inserted names no other element`() throws {
    let found = try Self.findings(
      #"on double tap of "Sign up": insert alert "Wrong" after "Sign up"; focus "Name""#,
      #"until "Sign up"; double tap"#, by: [.announcementLost])
    #expect(found.findings.contains { $0.message.contains("“Wrong” is") })
    for finding in found.findings {
      #expect(finding.node == nil, "\(finding.message)")
    }
  }

  @Test func `Trials for which there is no time are named`() throws {
    let screen = try Screen(outline: Self.form)
    var plan = InteractionPlan(fills: true)
    let start = ContinuousClock.now
    plan.now = { (ContinuousClock.now - start) / .seconds(1) }
    plan.budget = 1e-9
    let none = plan.sessions(on: allReaders.map { (screen: screen, reader: $0) })
    #expect(none.leftOut.count == 10 && none.leftOut.contains("swiped through, TalkBack"))
    plan.budget = 600
    let all = plan.sessions(on: allReaders.map { (screen: screen, reader: $0) })
    #expect(all.leftOut.isEmpty)
    #expect(all.sessions.prefix(5).map(\.name).first == "swiped through")
    #expect(all.sessions.count == 10)
  }

  @Test func `A trial opens what a form opens, once of a kind, and no commands`() throws {
    let screen = try Screen(
      outline: """
        - menubar:
          - menuitem "File" [expanded=false]
        - navigation:
          - button "Menu" [expanded=false]
        - button "Fruit" [expanded=false]
        - list:
          - listitem:
            - button "More" [expanded=false]
          - listitem:
            - button "More" [expanded=false]
        - button "Send"
        """)
    let plan = InteractionPlan(fills: true)
    let sessions = plan.sessions(on: allReaders.map { (screen: screen, reader: $0) }).sessions
    for session in sessions where session.name == "opened" {
      let opened = session.steps.filter { $0.step.gesture == .doubleTap }.map(\.step.focus?.name)
      #expect(opened == ["Fruit", "More"], "\(opened)")
    }
    #expect(sessions.count { $0.name == "opened" } == 2)
  }

  @Test func `A trial waits for timers, and not in real time`() throws {
    let app = WaitedApp()
    let plan = InteractionPlan(app: app, fills: true)
    _ = plan.sessions(on: [(screen: try Screen(outline: Self.form), reader: TalkBack())])
    #expect(!app.waits.seen.isEmpty && !app.waits.seen.contains(true))
    let script = InteractionPlan(app: app, gestures: [.wait(1_000)])
    _ = script.sessions(on: [(screen: try Screen(outline: Self.form), reader: TalkBack())])
    #expect(app.waits.seen.contains(true))
  }

  @Test func `Trials that send nothing run beside each other`() throws {
    let plan = InteractionPlan(fills: true)
    let form = try Screen(outline: Self.form)
    let screens = allReaders.map { (screen: form, reader: $0) }
    let lanes = Lanes()
    let beside = plan.sessions(on: screens, by: lanes)
    #expect(lanes.counts.seen == [2])
    let alone = plan.sessions(on: screens)
    #expect(beside.sessions.map(\.name) == alone.sessions.map(\.name))
    #expect(
      beside.sessions.map { $0.steps.map(\.step) } == alone.sessions.map { $0.steps.map(\.step) })
  }

  @Test func `Typing may lead to the next part of a date, and not to another field`() throws {
    let parts = """
      - group "Begins on":
        - spinbutton "Day"
        - spinbutton "Month"
      - spinbutton "Seats"
      """
    let script = #"touch "Day"; double tap; type "3""#
    let within = try Self.findings(
      #"on type of "Day": focus "Month""#, script, on: parts, by: [.unaskedChange])
    #expect(within.findings.isEmpty, "\(within.findings.map(\.message))")
    let away = try Self.findings(
      #"on type of "Day": focus "Seats""#, script, on: parts, by: [.unaskedChange])
    #expect(!away.findings.isEmpty)
  }

  @Test(arguments: [("day, Begins on", true), ("Seats", false)])
  func `A part of a date has the name of the whole, and another field of a group has not`(
    target: String, isPart: Bool
  ) throws {
    let fields = """
      - group "Begins on":
        - textbox "month, Begins on"
        - textbox "day, Begins on"
        - textbox "Seats"
      """
    let found = try Self.findings(
      "on type of \"month, Begins on\": focus \"\(target)\"",
      #"touch "month, Begins on"; double tap; type "3""#, on: fields, by: [.unaskedChange])
    #expect(found.findings.isEmpty == isPart, "\(found.findings.map(\.message))")
  }

  @Test(arguments: [ReaderPlatform.iOS, .android])
  func `A page that was silent for one reader only needs a review`(silent: ReaderPlatform) throws {
    let screen = try Screen.html("<title>T</title><button>Save</button><p>Not saved</p>")
    let audit = Audit([.stateChangeSilent])
    let script = try GestureScript(#"touch "Save"; double tap"#).steps.map(\.gesture)
    func findings(_ platforms: Set<ReaderPlatform>) -> [Finding] {
      var subject = AuditSubject(screen, by: allReaders, in: audit.readingConditions)
      subject.sessions = allReaders.map {
        AuditSession(screen, by: $0, app: LatePage(silent: platforms), doing: script)
      }
      return audit.report(on: subject).findings
    }
    let one = findings([silent])
    #expect(one.map(\.needsReview) == [true])
    #expect(one.first?.message.contains("may only have been late") == true)
    #expect(findings([.iOS, .android]).map(\.needsReview) == [false])
    #expect(findings([]).isEmpty)
  }

  @Test func `An answer at one control without a name says nothing of another such control`() throws
  {
    let screen = try Screen.html(
      "<title>T</title><button id=a></button><button id=b></button><p>Not saved</p>")
    let audit = Audit([.stateChangeSilent])
    var subject = AuditSubject(screen, by: allReaders, in: audit.readingConditions)
    // VoiceOver presses the first button and hears nothing. TalkBack presses the second button.
    subject.sessions = allReaders.map { reader in
      AuditSession(
        screen, by: reader, app: LatePage(silent: [.iOS]),
        doing: reader is VoiceOver ? [.doubleTap] : [.swipe(.right, count: 1), .doubleTap])
    }
    let found = audit.report(on: subject).findings
    #expect(found.map(\.needsReview) == [false], "\(found.map(\.message))")
  }

  @Test func `A form is sent by its own button, and not by one of the footer`() throws {
    let screen = try Screen(
      outline: """
        - main:
          - textbox "Name"
          - button "Book"
        - contentinfo:
          - button "Settings"
        """)
    let sessions = InteractionPlan(fills: true)
      .sessions(on: [(screen: screen, reader: TalkBack())]).sessions
    let empty = try #require(sessions.first { $0.name == "submitted empty" })
    #expect(empty.steps.contains { $0.step.gesture == .touch("Book") })
    #expect(!empty.steps.contains { $0.step.gesture == .touch("Settings") })
  }

  @Test func `A form is sent twice by the same button, whatever comes after it`() throws {
    let app = ScriptedApp(
      try AppScript(#"on double tap of "Sign up": insert button "Close" after "Sign up""#, from: 1),
      screens: [:])
    let sessions = InteractionPlan(app: app, fills: true)
      .sessions(on: [(screen: try Screen(outline: Self.form), reader: TalkBack())]).sessions
    let empty = try #require(sessions.first { $0.name == "submitted empty" })
    let touched = empty.steps.map(\.step.gesture).filter {
      if case .touch? = $0 { true } else { false }
    }
    #expect(touched == [.touch("Sign up"), .touch("Sign up")])
  }

  @Test func `A gesture that was not heard to its end shows nothing`() throws {
    let isOver = Seen<Bool>()
    let app = ClosureApp { event, _, _ in
      if event.kind == .doubleTap { isOver.seen.append(true) }
      return nil
    }
    var session = TrialSession(
      try Screen(outline: Self.form), by: TalkBack(), app: app,
      isOutOfTime: { !isOver.seen.isEmpty })
    session.perform(.touch("Sign up"))
    session.perform(.doubleTap)
    session.perform(.swipe(.left, count: 1))
    #expect(session.isCutShort)
    #expect(session.steps.map(\.step.gesture) == [nil, .touch("Sign up")])
  }

  @Test(arguments: ["dialog", "group"])
  func `Focus that falls into a dialog that opens is not lost`(role: String) throws {
    let screen = try Screen(outline: "- main:\n  - button \"Settings\"")
    let new = try Screen(
      outline: "- main:\n  - \(role) \"Settings of sound\":\n    - button \"Louder\"")
    // The main part stays, and everything in it is new.
    let origins = (0..<new.count).map { $0 == 0 ? NodeOrigin.same(Node.Index(0)) : .new }
    let app = ClosureApp { event, _, _ in
      event.kind == .doubleTap ? [.becomes(RunningScreen(new, origins: origins))] : nil
    }
    let audit = Audit([.focusLost])
    var subject = AuditSubject(screen, by: allReaders, in: audit.readingConditions)
    subject.sessions = allReaders.map {
      AuditSession(screen, by: $0, app: app, doing: [.touch("Settings"), .doubleTap])
    }
    let found = audit.report(on: subject).findings
    #expect(found.isEmpty == (role == "dialog"), "\(found.map(\.message))")
  }

  @Test func `A field that moves focus back to itself while typing forces nobody back`() throws {
    let found = try Self.findings(
      #"on type of "Name": focus "Email"; focus "Name""#, #"touch "Name"; double tap; type "a""#,
      by: [.focusForcedBack])
    #expect(found.findings.isEmpty, "\(found.findings.map(\.message))")
  }

  @Test func `A lost alert inside a group names the group`() throws {
    let found = try Self.findings(
      #"on double tap of "Sign up": insert alert "Wrong" before "Name"; focus "Name""#,
      #"until "Sign up"; double tap"#,
      on: """
        - form "Account":
          - textbox "Name"
          - button "Sign up"
        """, by: [.announcementLost])
    #expect(found.findings.contains { $0.message.contains("“Wrong” is") })
    for finding in found.findings {
      #expect(finding.node.map { found.screen[$0].name } == "Account", "\(finding.message)")
    }
  }

  @Test func `The next key is not dead if an alert appears before the next field`() throws {
    let found = try Self.findings(
      #"on next of "Name": insert alert "Wrong" before "Name"; focus "Email""#,
      #"until "Name"; double tap; next"#, by: [.nextKeyDead])
    #expect(found.findings.isEmpty, "\(found.findings.map(\.message))")
  }

  @Test func `A field that focus is forced back to is named as it was before the change`() throws {
    let found = try Self.findings(
      #"on leave of "Name": insert alert "Wrong" before "Name"; focus "Name""#,
      #"until "Name"; double tap; until "Email"; double tap"#, by: [.focusForcedBack])
    let finding = try #require(found.findings.first)
    #expect(finding.node.map { found.screen[$0].name } == "Name")
    #expect(finding.message.contains("leaves “Name”"))
  }
}
