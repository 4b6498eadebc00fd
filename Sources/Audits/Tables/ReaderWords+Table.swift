/// The words by which readers announce roles, states and gestures, for ``ReaderVocabulary``.
///
/// Source: Accessibility Test Framework, RedundantDescriptionCheck; the words are our own
/// translations.
enum ReaderWords {
  /// The words of one language.
  ///
  /// The words are in lower case and without the vowel signs of Arabic and Hebrew. In each text, a
  /// space separates the words of a phrase, and a comma separates phrases.
  struct Words: Sendable {
    var buttons, boxes, states, actions: String
  }

  /// The English words.
  ///
  /// Checks search for these words in addition to the words of the screen's language.
  static let english = Words(
    buttons: "button", boxes: "checkbox, check box, tick box, tickbox",
    states: "checked, unchecked, not checked, ticked, unticked, not ticked, selected, unselected, "
      + "not selected",
    actions: "click, swipe, tap, double tap")

  /// The words of other languages by their BCP 47 subtags.
  static let table = tableToJ.merging(tableFromK) { first, _ in first }

  private static let tableToJ: [String: Words] = [
    "ar": Words(
      buttons: "زر, الزر",
      boxes: "مربع اختيار, مربع الاختيار, خانة اختيار, مربع تأشير",
      states:
        "محدد, تم تحديده, تم التحديد, تم وضع علامة, مختار, تم الاختيار, تم اختياره, "
        + "غير محدد, غير مختار, لم يتم تحديده, لم يتم اختياره, لم يتم التحديد, "
        + "تم إلغاء التحديد, تم إلغاء تحديده, موضوع عليه علامة, وضعت علامة, "
        + "تمت إزالة العلامة, لم يتم وضع علامة, غير موضوع عليه علامة, بدون علامة, "
        + "لم يتم الاختيار",
      actions:
        "انقر, النقر, نقر, اضغط, الضغط, مرر, مرر سريعا, تمرير, تمرير سريع, التمرير, "
        + "التمرير السريع, اسحب, نقرة, ضغط, السحب"),
    "bg": Words(
      buttons: "бутон",
      boxes: "квадратче за отметка, отметка, поле за отметка, квадратче",
      states:
        "отметнато, отметнат, поставена отметка, избрано, избран, неотметнато, "
        + "не е отметнато, премахната отметка, неизбрано, не е избрано, без отметка, "
        + "с отметка, маркирано, избрана, избрани, премахнат избор, неизбран, "
        + "изборът е премахнат, без избор, с отменен избор, отменен избор",
      actions:
        "кликване, кликнете, щракване, щракнете, плъзгане, плъзнете, прекарайте пръст, "
        + "прекарване на пръст, докосване, докоснете, прекарване, прекарване на пръста"),
    "ca": Words(
      buttons: "botó",
      boxes: "casella de selecció, casella de verificació, casella, quadre de verificació",
      states:
        "marcat, marcada, seleccionat, seleccionada, activat, activada, desmarcat, "
        + "desmarcada, no marcat, no marcada, no seleccionat, no seleccionada, "
        + "sense seleccionar, sense marcar, desactivat, desactivada, desseleccionat, "
        + "seleccionats, desseleccionada, seleccionades",
      actions:
        "clic, fes clic, fer clic, feu clic, llisca, lliscar, fes lliscar, lliscament, "
        + "llisqueu, toca, tocar, toqueu, clica, fer lliscar, llisca el dit, lliscar el dit, "
        + "feu lliscar"),
    "cs": Words(
      buttons: "tlačítko",
      boxes: "zaškrtávací políčko, zaškrtávací pole, políčko",
      states:
        "zaškrtnuto, zaškrtnuté, zaškrtnutý, vybráno, vybrané, vybraný, nezaškrtnuto, "
        + "nezaškrtnuté, nezaškrtnutý, nevybráno, nevybrané, nevybraný, zrušeno zaškrtnutí, "
        + "není zaškrtnuto, není vybráno, vybraná, vybrán, zvoleno, výběr zrušen, "
        + "zrušen výběr, zrušený výběr, výběr byl zrušen, nezvoleno",
      actions:
        "klikněte, kliknout, kliknutí, klepněte, klepnutí, klepnout, přejeďte, přejet, "
        + "přejetí, přejeďte prstem, přejetí prstem, posunutí, klepni"),
    "da": Words(
      buttons: "knap",
      boxes: "afkrydsningsfelt, felt til afkrydsning, afkryds, markeringsfelt",
      states:
        "markeret, afkrydset, valgt, tjekket, ikke markeret, umarkeret, ikke valgt, "
        + "fravalgt, ikke afkrydset, ikke tjekket, sat flueben, med flueben, "
        + "fjernet markering, uden flueben, markering fjernet, afmarkeret, "
        + "markeringen er fjernet, valg fjernet, valgte",
      actions: "klik, klikke, stryg, stryge, swipe, tryk, trykke, klikker, klik på"),
    "de": Words(
      buttons: "schaltfläche, knopf",
      boxes: "kästchen, kontrollkästchen, checkbox, auswahlkästchen",
      states:
        "aktiviert, angekreuzt, mit häkchen, häkchen gesetzt, angeklickt, ausgewählt, "
        + "markiert, deaktiviert, nicht aktiviert, nicht angekreuzt, häkchen entfernt, "
        + "ohne häkchen, nicht ausgewählt, auswahl aufgehoben, nicht markiert, abgewählt",
      actions: "klicken, klick, anklicken, wischen, ziehen, tippen, antippen, klicken auf"),
    "el": Words(
      buttons: "κουμπί",
      boxes: "πλαίσιο ελέγχου, κουτάκι, πλαίσιο επιλογής, τετραγωνίδιο επιλογής",
      states:
        "επιλεγμένο, επιλέχθηκε, έχει επιλεγεί, τσεκαρισμένο, σημειωμένο, μη επιλεγμένο, "
        + "δεν έχει επιλεγεί, δεν είναι επιλεγμένο, δεν επιλέχθηκε, καταργήθηκε η επιλογή, "
        + "αποεπιλεγμένο, μη τσεκαρισμένο, χωρίς επιλογή, καταργημένη επιλογή, αποεπιλογή",
      actions:
        "κλικ, κάντε κλικ, σάρωση, σαρώστε, σύρετε, ολίσθηση, σύρσιμο, πατήστε, πάτημα, "
        + "αγγίξτε, άγγιγμα, γρήγορη κύλιση, πάτα"),
    "es": Words(
      buttons: "botón",
      boxes: "casilla, casilla de verificación, casilla de selección, casilla de comprobación",
      states:
        "marcado, marcada, activado, activada, seleccionado, seleccionada, con marca, "
        + "desmarcado, desmarcada, no marcado, no marcada, sin marcar, desactivado, "
        + "desactivada, no seleccionado, no seleccionada, sin seleccionar, sin marca, "
        + "seleccionados, seleccionadas, deseleccionado, deseleccionada",
      actions:
        "clic, haz clic, hacer clic, haga clic, desliza, deslizar, desliza el dedo, "
        + "deslizar el dedo, desliza rápidamente, tocar, toca, pulsar, pulsa, presionar, "
        + "presiona, toque, deslizarse, pulsación, hacé clic, deslizar rápidamente"),
    "fi": Words(
      buttons: "painike",
      boxes: "valintaruutu, ruutu",
      states:
        "valittu, valittuna, valinta tehty, merkitty, ei valittu, ei valittuna, "
        + "valinta poistettu, valitsematon, ei merkitty, valitsematta, merkitsemätön, "
        + "merkintä poistettu, merkinnätön, ei rastia, poistettu valinta",
      actions:
        "klikkaa, klikkaus, napsauta, napsautus, napsauttaa, pyyhkäise, pyyhkäisy, "
        + "pyyhkäistä, napauta, napautus, napauttaa, kosketa, klikkaaminen, napsauttaminen, "
        + "klikata, kosketus, napauttaminen"),
    "fil": Words(
      buttons: "button, pindutan",
      boxes: "checkbox, check box, kahon ng pagpipilian",
      states:
        "naka check, may check, nilagyan ng check, pinili, napili, nakapili, "
        + "hindi naka check, walang check, inalis ang check, hindi pinili, "
        + "hindi napili, naka select, inalis sa pagkakapili, hindi nakapili, "
        + "naka uncheck, na uncheck, piniling, pumili",
      actions:
        "i click, pag click, mag click, i swipe, mag swipe, pag swipe, i tap, "
        + "mag tap, pag tap, pindutin"),
    "fr": Words(
      buttons: "bouton",
      boxes: "case à cocher, case",
      states:
        "coché, cochée, sélectionné, sélectionnée, activé, activée, décoché, décochée, "
        + "non coché, non cochée, non sélectionné, non sélectionnée, désélectionné, "
        + "désélectionnée, désactivé, désactivée, pas coché, pas sélectionné, sélectionnés, "
        + "non sélectionnés, désélectionnés, sélectionnées, désélectionnées, "
        + "non sélectionnées, cochés, cochées, décochés, décochées, case cochée",
      actions:
        "clic, cliquez, cliquer, cliquez sur, balayez, balayer, balayage, faites glisser, "
        + "faire glisser, glisser, appuyez, appuyez sur, appuyer, toucher, touchez"),
    "he": Words(
      buttons: "לחצן, כפתור",
      boxes: "תיבת סימון, תיבה",
      states:
        "מסומן, מסומנת, סומן, נבחר, נבחרה, נבחרו, בחור, לא מסומן, לא מסומנת, לא סומן, "
        + "לא נבחר, לא נבחרה, בוטל הסימון, ללא סימון, הסימון בוטל, הבחירה בוטלה, לא בחור, "
        + "סומנה, מסומנים, בחורה",
      actions:
        "לחץ, לחיצה, הקלק, הקלקה, קליק, החלק, החלקה, להחליק, הקש, הקשה, לחצו, הקישו, החליקו, "
        + "יש ללחוץ, להקיש, יש להקיש, יש להחליק, ללחוץ, להקליק, הקליקו, נגיעה"),
    "hi": Words(
      buttons: "बटन",
      boxes: "चेकबॉक्स, चेक बॉक्स, चेक बाक्स",
      states:
        "चेक किया गया, चेक किया हुआ, सही का निशान लगा है, सही का निशान लगाया गया, चुना गया, "
        + "चुना हुआ, चयनित, चेक नहीं किया गया, अनचेक किया गया, सही का निशान नहीं लगा है, "
        + "नहीं चुना गया, चुना नहीं गया, अचयनित, अनचेक, चेक, सही का निशान हटाया गया, "
        + "निशान लगा है, सही का निशान लगाया हुआ, सही का निशान हटाया हुआ, चयनित नहीं, "
        + "चुना हुआ नहीं, चुने गए, चुनी गई, चयन हटाया गया, चुने गए का निशान हटाया गया, "
        + "चयन रद्द किया गया",
      actions: "क्लिक, क्लिक करें, स्वाइप, स्वाइप करें, टैप, टैप करें, छूएं"),
    "hr": Words(
      buttons: "gumb, tipka",
      boxes: "potvrdni okvir, okvir za potvrdu, okvir, kućica",
      states:
        "označeno, potvrđeno, odabrano, označen, odabran, neoznačeno, nije označeno, "
        + "poništeno, nije odabrano, neodabrano, poništen odabir, nije potvrđeno, potvrđen, "
        + "s kvačicom, nepotvrđeno, bez oznake, odznačeno, nepotvrđen, neoznačen, "
        + "poništena je oznaka, poništen, odabrana, odabrani, neodabran, odabir je poništen, "
        + "poništen je odabir",
      actions:
        "klik, kliknite, klikni, kliknuti, prijeđite prstom, povucite, prijelaz prstom, "
        + "prijeći prstom, klizanje, dodirnite, dodir, dodirni, dodirnuti, prelazak prstom, "
        + "klikanje, klikom, dodirivanje, dodirom"),
    "hu": Words(
      buttons: "gomb",
      boxes: "jelölőnégyzet, jelölő négyzet, négyzet",
      states:
        "bejelölve, bejelölt, kijelölve, kijelölt, kiválasztva, kiválasztott, "
        + "nincs bejelölve, nem bejelölt, nincs kijelölve, nem kijelölt, nincs kiválasztva, "
        + "nem kiválasztott, jelölés törölve, kiválasztás megszüntetve, jelöletlen, "
        + "bejelöletlen, kijelölés törölve, kijelölés megszüntetve, megjelölve, kipipálva, "
        + "kipipált, törölt jelölés, nincs kipipálva, kijelöletlen, jelölése törölve, "
        + "nincs megjelölve, bejelölés törölve, kijelölése törölve, kiválasztatlan",
      actions:
        "kattintás, kattintson, kattints, kattintani, csúsztatás, csúsztasson, csúsztassa, "
        + "húzza, húzás, pöccintés, koppintás, koppintson, koppints, érintse meg, "
        + "csúsztassa ujját"),
    "id": Words(
      buttons: "tombol",
      boxes: "kotak centang, kotak, kotak periksa",
      states:
        "dicentang, diperiksa, dipilih, terpilih, tidak dicentang, belum dicentang, "
        + "tidak dipilih, tidak terpilih, batal dipilih, centang dihapus, batal dicentang, "
        + "belum dipilih, hapus centang, tercentang, dibatalkan pilihannya, batal pilih, "
        + "pilihan dibatalkan, urung dipilih, tak dipilih",
      actions:
        "klik, mengeklik, geser, usap, sapu, gesek, menggeser, menggesek, tap, ketuk, "
        + "sentuh, mengetuk, mengklik, sapukan, ketukan"),
    "it": Words(
      buttons: "pulsante, bottone",
      boxes: "casella di controllo, casella di spunta, casella",
      states:
        "selezionato, selezionata, spuntato, spuntata, attivato, attivata, "
        + "con segno di spunta, deselezionato, deselezionata, non selezionato, "
        + "non selezionata, non spuntato, non spuntata, non attivato, disattivato, "
        + "senza segno di spunta, selezionati, selezionate, deselezionati, deselezionate, "
        + "spuntati, spuntate",
      actions:
        "clic, fai clic, fare clic, clicca, cliccare, scorri, scorrere, far scorrere, "
        + "fai scorrere, scorrimento, tocca, toccare, tocco, clicca su, scorri con il dito"),
    "ja": Words(
      buttons: "ボタン",
      boxes: "チェックボックス, チェック ボックス",
      states:
        "オン, チェックあり, チェック済み, チェックされています, 選択済み, 選択, "
        + "選択されています, 選択中, 選択あり, オフ, チェックなし, 未チェック, "
        + "チェックされていません, 未選択, 選択なし, 選択されていません, 選択解除, "
        + "選択解除済み, チェックが外れています, チェックボックスがオン, "
        + "チェックボックスがオフ, チェックマークあり, チェックマークなし, 非選択, "
        + "選択していません, 選択を解除",
      actions:
        "クリック, スワイプ, タップ, クリックします, スワイプします, タップします, "
        + "クリックする, スワイプする, タップする"),
  ]
}
