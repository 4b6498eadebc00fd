internal import Simulator

/// Words for roles, states and gestures that Android's checker looks for in content descriptions, in the
/// languages that it knows.
///
/// A dump does not tell its language, so that all of them are looked for there.
/// Source: Accessibility Test Framework, RedundantDescriptionCheck; the words are our own translations.
struct ReaderVocabulary: Sendable {
  /// Words for a button and a check box.
  var types: [[String]] = []
  /// Words for checked and selected, and for their opposites.
  var states: [[String]] = []
  /// Words for clicking, swiping and tapping.
  var actions: [[String]] = []

  /// The words for a screen of Android's; absent for any other, since they are many to take apart.
  init?(of subject: AuditSubject) {
    guard subject.platform == .android else { return nil }
    self.init(for: subject.screen.language)
  }

  /// The words of one language and of English; of every language where none is known.
  init(for language: String?) {
    let subtag = language?.prefix { $0 != "-" && $0 != "_" }.lowercased()
    // Java still has the old code of Hebrew.
    let known = subtag.flatMap { ReaderVocabulary.table[$0 == "iw" ? "he" : $0] }
    let all = ReaderVocabulary.table.sorted { $0.key < $1.key }.map(\.value)
    let lists = known.map { [$0] } ?? all
    for (types, states, actions) in lists + [ReaderVocabulary.english] {
      self.types += ReaderVocabulary.phrases(types)
      self.states += ReaderVocabulary.phrases(states)
      self.actions += ReaderVocabulary.phrases(actions)
    }
  }

  /// The longest of some phrases that stands in a name as whole words, with others beside it.
  static func phrase(_ phrases: [[String]], in name: String) -> [String]? {
    let words = Wording.words(of: name).map(bare)
    var longest: [String]?
    for phrase in phrases where phrase.count > longest?.count ?? 0 && phrase.count < words.count {
      if Wording.holds(words, phrase) { longest = phrase }
    }
    return longest
  }

  private static func phrases(_ list: String) -> [[String]] {
    list.split(separator: ",").map { Wording.words(of: $0).map(bare) }.filter { !$0.isEmpty }
  }

  /// A word without vowel signs of Arabic and Hebrew, which writers leave out as they like.
  private static func bare(_ word: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      switch scalar.value {
      case 0x0591...0x05C7, 0x0610...0x061A, 0x064B...0x065F, 0x0670: continue
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  private typealias Words = (types: String, states: String, actions: String)

  private static let english: Words = (
    "button, checkbox, check box",
    "checked, unchecked, not checked, selected, unselected, not selected",
    "click, swipe, tap, double tap"
  )

  private static let table: [String: Words] = [
    "ar": (
      "زر, الزر, مربع اختيار, مربع الاختيار, خانة اختيار, مربّع اختيار, مربع تأشير",
      "محدد, تم تحديده, تم التحديد, تم وضع علامة, مختار, تم الاختيار, تم اختياره, غير محدد, غير مختار, "
        + "لم يتم تحديده, لم يتم اختياره, لم يتم التحديد, تم إلغاء التحديد, تم إلغاء تحديده",
      "انقر, النقر, نقر, اضغط, الضغط, مرر, مرر سريعا, تمرير, تمرير سريع, التمرير, التمرير السريع, اسحب"
    ),
    "bg": (
      "бутон, квадратче за отметка, отметка, поле за отметка, квадратче",
      "отметнато, отметнат, поставена отметка, избрано, избран, неотметнато, не е отметнато, премахната отметка, "
        + "неизбрано, не е избрано, без отметка, с отметка",
      "кликване, кликнете, щракване, щракнете, плъзгане, плъзнете, прекарайте пръст, прекарване на пръст, "
        + "докосване, докоснете"
    ),
    "ca": (
      "botó, casella de selecció, casella de verificació, casella, quadre de verificació",
      "marcat, marcada, seleccionat, seleccionada, activat, activada, desmarcat, desmarcada, no marcat, no marcada, "
        + "no seleccionat, no seleccionada, sense seleccionar, sense marcar, desactivat, desactivada, desseleccionat",
      "clic, fes clic, fer clic, feu clic, llisca, lliscar, fes lliscar, lliscament, llisqueu, toca, tocar, toqueu"
    ),
    "cs": (
      "tlačítko, zaškrtávací políčko, zaškrtávací pole, políčko",
      "zaškrtnuto, zaškrtnuté, zaškrtnutý, vybráno, vybrané, vybraný, nezaškrtnuto, nezaškrtnuté, nezaškrtnutý, "
        + "nevybráno, nevybrané, nevybraný, zrušeno zaškrtnutí, není zaškrtnuto, není vybráno",
      "klikněte, kliknout, kliknutí, klepněte, klepnutí, klepnout, přejeďte, přejet, přejetí, přejeďte prstem, "
        + "přejetí prstem, posunutí"
    ),
    "da": (
      "knap, afkrydsningsfelt, felt til afkrydsning, afkryds",
      "markeret, afkrydset, valgt, tjekket, ikke markeret, umarkeret, ikke valgt, fravalgt, ikke afkrydset, ikke tjekket",
      "klik, klikke, stryg, stryge, swipe, tryk, trykke"
    ),
    "de": (
      "schaltfläche, taste, knopf, kästchen, kontrollkästchen, checkbox, auswahlkästchen",
      "aktiviert, angekreuzt, mit häkchen, häkchen gesetzt, angeklickt, ausgewählt, markiert, deaktiviert, nicht aktiviert, "
        + "nicht angekreuzt, häkchen entfernt, ohne häkchen, nicht ausgewählt, auswahl aufgehoben, nicht markiert, abgewählt",
      "klicken, klick, anklicken, wischen, ziehen, tippen, antippen"
    ),
    "el": (
      "κουμπί, πλαίσιο ελέγχου, κουτάκι, πλαίσιο επιλογής, τετραγωνίδιο επιλογής",
      "επιλεγμένο, επιλέχθηκε, έχει επιλεγεί, τσεκαρισμένο, σημειωμένο, μη επιλεγμένο, δεν έχει επιλεγεί, δεν είναι επιλεγμένο, "
        + "δεν επιλέχθηκε, καταργήθηκε η επιλογή, αποεπιλεγμένο, μη τσεκαρισμένο",
      "κλικ, κάντε κλικ, σάρωση, σαρώστε, σύρετε, ολίσθηση, σύρσιμο, πατήστε, πάτημα, αγγίξτε, άγγιγμα"
    ),
    "es": (
      "botón, casilla, casilla de verificación, casilla de selección, casilla de comprobación",
      "marcado, marcada, activado, activada, seleccionado, seleccionada, con marca, desmarcado, desmarcada, no marcado, no marcada, "
        + "sin marcar, desactivado, desactivada, no seleccionado, no seleccionada, sin seleccionar, desseleccionado, sin marca",
      "clic, haz clic, hacer clic, haga clic, desliza, deslizar, desliza el dedo, deslizar el dedo, desliza rápidamente, "
        + "tocar, toca, pulsar, pulsa, presionar, presiona, toque"
    ),
    "fi": (
      "painike, valintaruutu, ruutu",
      "valittu, valittuna, valinta tehty, merkitty, ei valittu, ei valittuna, valinta poistettu, valitsematon, ei merkitty, "
        + "valitsematta, merkitsemätön",
      "klikkaa, klikkaus, napsauta, napsautus, napsauttaa, pyyhkäise, pyyhkäisy, pyyhkäistä, napauta, napautus, napauttaa, kosketa"
    ),
    "fil": (
      "button, pindutan, checkbox, check box, kahon ng pagpipilian",
      "naka-check, may check, nilagyan ng check, pinili, napili, nakapili, hindi naka-check, walang check, inalis ang check, "
        + "hindi pinili, hindi napili, naka check, hindi naka check, naka-select, inalis sa pagkakapili, hindi nakapili",
      "i-click, pag-click, mag-click, i-swipe, mag-swipe, pag-swipe, i-tap, mag-tap, pag-tap, pindutin, i swipe, i click, i tap"
    ),
    "fr": (
      "bouton, case à cocher, case, caseà cocher",
      "coché, cochée, sélectionné, sélectionnée, activé, activée, décoché, décochée, non coché, non cochée, non sélectionné, "
        + "non sélectionnée, désélectionné, désélectionnée, désactivé, désactivée, pas coché, pas sélectionné",
      "clic, cliquez, cliquer, cliquez sur, balayez, balayer, balayage, faites glisser, faire glisser, glisser, appuyez, "
        + "appuyez sur, appuyer, toucher, touchez"
    ),
    "hi": (
      "बटन, चेकबॉक्स, चेक बॉक्स, चेक बाक्स",
      "चेक किया गया, चेक किया हुआ, सही का निशान लगा है, सही का निशान लगाया गया, चुना गया, चुना हुआ, चयनित, चेक नहीं किया गया, "
        + "अनचेक किया गया, सही का निशान नहीं लगा है, नहीं चुना गया, चुना नहीं गया, अचयनित, अनचेक, चेक, सही का निशान हटाया गया, निशान लगा है, "
        + "सही का निशान लगाया हुआ, सही का निशान हटाया हुआ, चयनित नहीं, चुना हुआ नहीं",
      "क्लिक, क्लिक करें, स्वाइप, स्वाइप करें, टैप, टैप करें"
    ),
    "hr": (
      "gumb, potvrdni okvir, okvir za potvrdu, tipka, okvir",
      "označeno, potvrđeno, odabrano, označen, odabran, neoznačeno, nije označeno, poništeno, nije odabrano, neodabrano, "
        + "poništen odabir, nije potvrđeno",
      "klik, kliknite, klikni, kliknuti, prijeđite prstom, povucite, prijelaz prstom, prijeći prstom, klizanje, dodirnite, dodir, dodirni, "
        + "dodirnuti, prelazak prstom"
    ),
    "hu": (
      "gomb, jelölőnégyzet, jelölő négyzet, négyzet",
      "bejelölve, bejelölt, kijelölve, kijelölt, kiválasztva, kiválasztott, nincs bejelölve, nem bejelölt, nincs kijelölve, "
        + "nem kijelölt, nincs kiválasztva, nem kiválasztott, jelölés törölve, kiválasztás megszüntetve, jelöletlen, bejelöletlen, "
        + "kijelölés törölve, kijelölés megszüntetve",
      "kattintás, kattintson, kattints, kattintani, csúsztatás, csúsztasson, csúsztassa, húzza, húzás, pöccintés, koppintás, koppintson, "
        + "koppints, érintse meg, csúsztassa ujját"
    ),
    "id": (
      "tombol, kotak centang, kotak, kotak periksa",
      "dicentang, diperiksa, dipilih, terpilih, tidak dicentang, belum dicentang, tidak dipilih, tidak terpilih, batal dipilih, "
        + "centang dihapus, batal dicentang, belum dipilih, hapus centang",
      "klik, mengeklik, geser, usap, sapu, gesek, menggeser, menggesek, tap, ketuk, sentuh, mengetuk"
    ),
    "it": (
      "pulsante, casella di controllo, casella di spunta, casella, bottone",
      "selezionato, selezionata, spuntato, spuntata, attivato, attivata, con segno di spunta, deselezionato, deselezionata, "
        + "non selezionato, non selezionata, non spuntato, non spuntata, non attivato, disattivato, senza segno di spunta",
      "clic, fai clic, fare clic, clicca, cliccare, scorri, scorrere, far scorrere, fai scorrere, scorrimento, tocca, toccare, tocco"
    ),
    "he": (
      "לחצן, כפתור, תיבת סימון, תיבת סימון, תיבה",
      "מסומן, מסומנת, סומן, נבחר, נבחרה, נבחרו, בחור, לא מסומן, לא מסומנת, לא סומן, לא נבחר, לא נבחרה, בוטל הסימון, ללא סימון, "
        + "הסימון בוטל, הבחירה בוטלה, לא בחור",
      "לחץ, לחיצה, הקלק, הקלקה, קליק, החלק, החלקה, להחליק, הקש, הקשה, לחצו, הקישו, החליקו, יש ללחוץ, להקיש, יש להקיש, יש להחליק"
    ),
    "ja": (
      "ボタン, チェックボックス, チェック ボックス",
      "オン, チェックあり, チェック済み, チェックされています, 選択済み, 選択, 選択されています, 選択中, 選択あり, オフ, チェックなし, 未チェック, "
        + "チェックされていません, 未選択, 選択なし, 選択されていません, 選択解除, 選択解除済み, チェックが外れています, チェックボックスがオン, "
        + "チェックボックスがオフ, チェックマークあり, チェックマークなし",
      "クリック, スワイプ, タップ, クリックします, スワイプします, タップします"
    ),
    "ko": (
      "버튼, 체크박스, 체크 박스, 확인란, 체크 상자, 선택란",
      "선택됨, 선택, 체크됨, 선택함, 선택된, 선택했음, 선택 해제됨, 선택 안 됨, 선택되지 않음, 체크 안 됨, 체크 해제됨, 선택 안함, "
        + "선택 안 함, 선택취소됨, 선택 취소됨, 체크 표시됨, 체크 표시 해제됨, 선택하지 않음, 선택 해제, 체크되지 않음",
      "클릭, 스와이프, 탭, 밀기, 탭하기, 클릭하기, 밀어서, 살짝 밀기, 터치, 누르기, 스와이프하기"
    ),
    "lt": (
      "mygtukas, žymimasis langelis, žymės langelis, langelis",
      "pažymėta, pažymėtas, pasirinkta, pasirinktas, nepažymėta, nepažymėtas, nepasirinkta, nepasirinktas, panaikintas žymėjimas, "
        + "atžymėta, panaikintas pasirinkimas",
      "spustelėti, spustelėkite, spustelėjimas, spauskite, perbraukti, perbraukite, perbraukimas, braukti, paliesti, palieskite, "
        + "lietimas, palietimas, bakstelėti"
    ),
    "lv": (
      "poga, izvēles rūtiņa, atzīmes rūtiņa, rūtiņa, izvēles lodziņš",
      "atzīmēts, atzīmēta, izvēlēts, izvēlēta, atlasīts, atlasīta, ar atzīmi, neatzīmēts, nav atzīmēts, nav atzīmēta, nav izvēlēts, "
        + "nav atlasīts, nav atlasīta, neatlasīts, atzīme noņemta, neizvēlēts, neizvēlēta, neatzīmēta, bez atzīmes",
      "klikšķināt, noklikšķiniet, noklikšķināt, klikšķis, klikšķiniet, vilkt, velciet, pārvilkt, pavelciet, vilkšana, švīkot, pieskarties, "
        + "pieskarieties, pieskāriens, pieskaršanās"
    ),
    "nl": (
      "knop, selectievakje, aankruisvakje, vakje",
      "aangevinkt, ingeschakeld, geselecteerd, aangekruist, gemarkeerd, uitgevinkt, niet aangevinkt, niet ingeschakeld, uitgeschakeld, "
        + "niet geselecteerd, gedeselecteerd, selectie opgeheven, niet aangekruist, niet gemarkeerd, ongeselecteerd",
      "klik, klikken, vegen, veeg, swipe, swipen, tik, tikken"
    ),
    "no": (
      "knapp, avmerkingsboks, avkrysningsboks, avmerkingsrute, boks",
      "avmerket, valgt, merket av, avkrysset, krysset av, merket, ikke avmerket, ikke valgt, ikke merket av, ikke avkrysset, "
        + "fjernet avmerking, valgt bort, ikke merket, opphevet valg, umerket",
      "klikk, klikke, klikk på, sveip, sveipe, dra, trykk, trykke, trykk på"
    ),
    "pl": (
      "przycisk, pole wyboru, pole zaznaczenia, pole",
      "zaznaczone, zaznaczony, zaznaczono, zaznaczona, wybrane, wybrany, wybrano, niezaznaczone, niezaznaczony, nie zaznaczono, "
        + "odznaczone, odznaczono, odznaczony, niewybrane, nie wybrano, niewybrany, usunięto zaznaczenie, nie zaznaczone, nie wybrane",
      "kliknij, kliknięcie, klikać, kliknąć, przesuń, przesuń palcem, przesunięcie, przesuwanie, przesunąć, dotknij, dotknięcie, dotknąć, "
        + "naciśnij, kliknij dwukrotnie"
    ),
    "pt": (
      "botão, caixa de seleção, caixa de verificação, caixa de marcação, caixa",
      "marcado, marcada, selecionado, selecionada, verificado, verificada, ativado, assinalado, assinalada, desmarcado, desmarcada, "
        + "não marcado, não marcada, não selecionado, não selecionada, desselecionado, desativado, não assinalado, não verificado, "
        + "com visto, sem visto, desselecionada, anulada a seleção, cancelada a seleção",
      "clique, clicar, clique em, deslize, deslizar, deslize o dedo, deslizar o dedo, arraste, deslizar rapidamente, toque, tocar, "
        + "toque em, tocar em"
    ),
    "ro": (
      "buton, butonul, casetă de selectare, casetă de bifare, caseta de selectare, casetă, căsuță de bifare",
      "bifat, bifată, selectat, selectată, marcat, debifat, debifată, nebifat, nebifată, neselectat, neselectată, deselectat, "
        + "deselectată, nu este bifat, nu este selectat, nemarcat",
      "clic, dați clic, dă clic, faceți clic, faceți clic pe, glisați, glisează, glisare, glisa, atingeți, atinge, atingere, apăsați, "
        + "dați clic pe, glisați cu degetul"
    ),
    "ru": (
      "кнопка, флажок, переключатель, галочка, чекбокс",
      "отмечено, отмечен, флажок установлен, установлен, установлено, выбрано, выбран, выделено, не отмечено, не отмечен, флажок снят, "
        + "снят, снято, не выбрано, не выбран, не установлено, не установлен, флажок не установлен, отмена выбора, выбор отменен, "
        + "не выделено, выбор снят",
      "нажмите, нажать, нажатие, щелкните, клик, кликните, проведите, проведите пальцем, провести, провести пальцем, пролистывание, смахните, "
        + "смахивание, свайп, коснитесь, касание, коснуться"
    ),
    "sk": (
      "tlačidlo, začiarkavacie políčko, zaškrtávacie políčko, políčko",
      "začiarknuté, začiarknutý, zaškrtnuté, vybrané, vybraté, vybratý, vybraný, nezačiarknuté, nezačiarknutý, nezaškrtnuté, nevybrané, "
        + "nevybraté, nevybratý, zrušené začiarknutie, zrušený výber, nie je vybraté, nie je začiarknuté",
      "kliknite, kliknúť, kliknutie, prejdite, prejdite prstom, potiahnite, potiahnutie, prejsť prstom, prejdenie, posunúť, potiahnuť, klepnite, "
        + "klepnutie, klepnúť, ťuknite, potiahnutie prstom, prejdenie prstom"
    ),
    "sl": (
      "gumb, potrditveno polje, polje, izbirno polje",
      "potrjeno, označeno, izbrano, izbran, označen, nepotrjeno, ni potrjeno, neoznačeno, ni označeno, neizbrano, ni izbrano, "
        + "izbira preklicana, ni izbran, počiščeno",
      "klik, kliknite, klikni, klikniti, povlecite, podrsajte, vlecite, podrsavanje, povlek, vlečenje, podrsanje, povlečite, dotaknite se, "
        + "tapnite, dotik, dotaknite, podrsati, dotakniti"
    ),
    "sr": (
      "дугме, поље за потврду, поље за избор, тастер, квадратић",
      "означено, потврђено, изабрано, изабран, означен, неозначено, није означено, опозвано, није изабрано, неизабрано, поништен избор, "
        + "није потврђено, изабрана, опозван избор",
      "клик, кликните, кликни, кликнути, превуците, превлачење, превуците прстом, превући, додирните, додир, додирнути, притисните"
    ),
    "sv": (
      "knapp, kryssruta, ruta",
      "markerad, markerat, ikryssad, ikryssat, vald, valt, valda, förkryssad, avmarkerad, avmarkerat, inte markerad, ej markerad, "
        + "inte vald, ej vald, omarkerad, inte ikryssad, inte valt, ej ikryssad, urkryssad",
      "klicka, klick, klicka på, svep, svepa, dra, tryck, trycka, tryck på, peka"
    ),
    "th": (
      "ปุ่ม, ช่องทำเครื่องหมาย, กล่องกาเครื่องหมาย, ช่องกาเครื่องหมาย",
      "ทำเครื่องหมายแล้ว, เลือกแล้ว, เลือก, เลือกไว้, ทำเครื่องหมายไว้, ยังไม่ได้ทำเครื่องหมาย, ไม่ได้ทำเครื่องหมาย, ไม่ได้เลือก, "
        + "ยังไม่ได้เลือก, ยกเลิกการเลือก, ยกเลิกการเลือกแล้ว, ไม่ถูกเลือก, ถูกเลือก, ไม่ได้เลือกไว้, ยกเลิกการทำเครื่องหมาย, "
        + "ยกเลิกการทำเครื่องหมายแล้ว, ไม่เลือก",
      "คลิก, เลื่อน, ปัด, กวาดนิ้ว, เลื่อนนิ้ว, แตะ, กด"
    ),
    "tr": (
      "düğme, düğmesi, onay kutusu, buton, kutu",
      "işaretli, işaretlendi, seçili, seçildi, onaylı, işaretli değil, işaretlenmedi, işareti kaldırıldı, seçili değil, seçilmedi, "
        + "seçimi kaldırıldı, işaretsiz, seçilmemiş, onay işareti kaldırıldı, işaretlenmemiş, seçilmiş",
      "tıklayın, tıkla, tıklama, tıklamak, kaydırın, kaydır, kaydırma, hızlıca kaydırın, kaydırmak, hızlıca kaydırma, dokunun, dokun, dokunma, "
        + "dokunmak, hafifçe vurun, hızlıca kaydır"
    ),
    "uk": (
      "кнопка, прапорець, перемикач, поле для прапорця",
      "позначено, позначений, вибрано, вибраний, установлено, встановлено, прапорець установлено, прапорець встановлено, не позначено, "
        + "непозначено, не вибрано, невибрано, знято, не встановлено, прапорець знято, скасовано вибір, вибір скасовано, не вибраний, "
        + "знято прапорець, зняти позначку, не установлено, прапорець не встановлено",
      "натисніть, натиснути, натискання, клацніть, клацання, клацнути, проведіть, проведіть пальцем, гортайте, провести, провести пальцем, "
        + "проведення, свайп, торкніться, торкнутися, дотик, натиснення"
    ),
    "vi": (
      "nút, hộp kiểm, ô đánh dấu, hộp chọn, ô chọn",
      "đã chọn, đã đánh dấu, được chọn, đã kiểm, được đánh dấu, chưa chọn, không được chọn, chưa được chọn, bỏ chọn, đã bỏ chọn, "
        + "chưa đánh dấu, không được đánh dấu, đã bỏ đánh dấu, không chọn, chưa được đánh dấu, bỏ đánh dấu",
      "nhấp, nhấp vào, nhấp chuột, bấm, vuốt, trượt, nhấn, chạm, chạm vào, gõ nhẹ, nhấn vào"
    ),
    "zh": (
      "按钮, 复选框, 選取方塊, 按鈕, 核取方塊, 勾選方塊, 复选 框, 勾选框, 核選方塊",
      "已选中, 已勾选, 选中, 已选择, 已选定, 勾选, 已選取, 已勾選, 已選擇, 已核取, 未选中, 未勾选, 未选择, 未选定, 取消选中, 已取消选中, "
        + "未選取, 未勾選, 未選擇, 已取消勾選, 已取消選取, 未核取, 取消勾选, 已取消选择, 取消選取, 選取, 勾選, 已取消勾选, 取消勾選",
      "点击, 單擊, 单击, 按一下, 點擊, 滑动, 轻扫, 滑動, 輕掃, 輕按, 轻按, 点按, 點按, 轻触, 輕觸, 輕點, 轻点, 点一下, 滑動一下, 快速滑動, 點選"
    ),
  ]
}
