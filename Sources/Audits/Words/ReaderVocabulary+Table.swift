/// The words themselves.
///
/// Source: Accessibility Test Framework, RedundantDescriptionCheck; the words are our own translations.
extension ReaderVocabulary {
  /// The words of one language as they are looked for: in lower case, without vowel signs of Arabic and
  /// Hebrew, with a blank between two words and a comma between two phrases.
  struct Words: Sendable {
    var buttons, boxes, states, actions: String
  }

  /// The words of English, which are looked for beside those of any language.
  static let english = Words(
    buttons: "button", boxes: "checkbox, check box, tick box, tickbox",
    states: "checked, unchecked, not checked, ticked, unticked, not ticked, selected, unselected, "
      + "not selected",
    actions: "click, swipe, tap, double tap")

  /// The words of other languages by their BCP 47 subtags.
  static let table: [String: Words] = [
    "ar": Words(
      buttons: "زر, الزر",
      boxes: "مربع اختيار, مربع الاختيار, خانة اختيار, مربع اختيار, مربع تأشير",
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
        + "hindi naka check, walang check, inalis ang check, hindi pinili, hindi napili, "
        + "naka check, hindi naka check, naka select, inalis sa pagkakapili, hindi nakapili, "
        + "naka uncheck, na uncheck, piniling, pumili",
      actions:
        "i click, pag click, mag click, i swipe, mag swipe, pag swipe, i tap, mag tap, "
        + "pag tap, pindutin, i swipe, i click, i tap"),
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
    "ko": Words(
      buttons: "버튼",
      boxes: "체크박스, 체크 박스, 확인란, 체크 상자, 선택란",
      states:
        "선택됨, 선택, 체크됨, 선택함, 선택된, 선택했음, 선택 해제됨, 선택 안 됨, "
        + "선택되지 않음, 체크 안 됨, 체크 해제됨, 선택 안함, 선택 안 함, 선택취소됨, "
        + "선택 취소됨, 체크 표시됨, 체크 표시 해제됨, 선택하지 않음, 선택 해제, "
        + "체크되지 않음, 선택이 해제됨, 미선택",
      actions:
        "클릭, 스와이프, 탭, 밀기, 탭하기, 클릭하기, 밀어서, 살짝 밀기, 터치, 누르기, "
        + "스와이프하기, 클릭하세요, 쓸어넘기기, 쓸어 넘기기, 스와이프하세요"),
    "lt": Words(
      buttons: "mygtukas",
      boxes: "žymimasis langelis, žymės langelis, langelis",
      states:
        "pažymėta, pažymėtas, pasirinkta, pasirinktas, nepažymėta, nepažymėtas, "
        + "nepasirinkta, nepasirinktas, panaikintas žymėjimas, atžymėta, "
        + "panaikintas pasirinkimas, nežymėta, panaikintas pažymėjimas, "
        + "žymėjimas panaikintas, pasirinkimas panaikintas, atšauktas pasirinkimas, "
        + "nebepasirinkta, pasirinkimas atšauktas",
      actions:
        "spustelėti, spustelėkite, spustelėjimas, spauskite, perbraukti, perbraukite, "
        + "perbraukimas, braukti, paliesti, palieskite, lietimas, palietimas, bakstelėti, "
        + "paspauskite, paspausti"),
    "lv": Words(
      buttons: "poga",
      boxes: "izvēles rūtiņa, atzīmes rūtiņa, rūtiņa, izvēles lodziņš",
      states:
        "atzīmēts, atzīmēta, izvēlēts, izvēlēta, atlasīts, atlasīta, ar atzīmi, neatzīmēts, "
        + "nav atzīmēts, nav atzīmēta, nav izvēlēts, nav atlasīts, nav atlasīta, neatlasīts, "
        + "atzīme noņemta, neizvēlēts, neizvēlēta, neatzīmēta, bez atzīmes, atzīmēti, "
        + "ieķeksēts, ar ķeksīti, noņemta atzīme, neatzīmēti, atzīme ir noņemta, "
        + "nav atzīmes, ar noņemtu atzīmi, atlasīti",
      actions:
        "klikšķināt, noklikšķiniet, noklikšķināt, klikšķis, klikšķiniet, vilkt, velciet, "
        + "pārvilkt, pavelciet, vilkšana, švīkot, pieskarties, pieskarieties, pieskāriens, "
        + "pieskaršanās, noklikšķināšana, klikšķināšana, pavilkt, švīkošana, švīkojiet, "
        + "pārvelciet, vilkt ar pirkstu, vilkt pa ekrānu"),
    "nl": Words(
      buttons: "knop",
      boxes: "selectievakje, aankruisvakje, vakje, vinkje",
      states:
        "aangevinkt, ingeschakeld, geselecteerd, aangekruist, gemarkeerd, uitgevinkt, "
        + "niet aangevinkt, niet ingeschakeld, uitgeschakeld, niet geselecteerd, "
        + "gedeselecteerd, selectie opgeheven, niet aangekruist, niet gemarkeerd, "
        + "ongeselecteerd, vinkje verwijderd, selectie ongedaan gemaakt, selectie verwijderd",
      actions: "klik, klikken, vegen, veeg, swipe, swipen, tik, tikken, aanklikken, aantikken, "
        + "klik op, tik op"),
    "no": Words(
      buttons: "knapp",
      boxes: "avmerkingsboks, avkrysningsboks, avmerkingsrute, boks",
      states:
        "avmerket, valgt, merket av, avkrysset, krysset av, merket, ikke avmerket, "
        + "ikke valgt, ikke merket av, ikke avkrysset, fjernet avmerking, valgt bort, "
        + "ikke merket, opphevet valg, umerket, opphevet avmerking, avmerkingen er fjernet, "
        + "avmerking fjernet, avmerkingen fjernet, valget er fjernet, uvalgt, "
        + "valget er opphevet, fjernet merket",
      actions:
        "klikk, klikke, klikk på, sveip, sveipe, dra, trykk, trykke, trykk på, tapp, trykker"),
    "pl": Words(
      buttons: "przycisk",
      boxes: "pole wyboru, pole zaznaczenia, pole",
      states:
        "zaznaczone, zaznaczony, zaznaczono, zaznaczona, wybrane, wybrany, wybrano, "
        + "niezaznaczone, niezaznaczony, nie zaznaczono, odznaczone, odznaczono, odznaczony, "
        + "niewybrane, nie wybrano, niewybrany, usunięto zaznaczenie, nie zaznaczone, "
        + "nie wybrane, niezaznaczona, odznaczona, bez zaznaczenia, wybrana, niewybrano, "
        + "niewybrana, anulowano wybór, cofnięto wybór",
      actions:
        "kliknij, kliknięcie, klikać, kliknąć, przesuń, przesuń palcem, przesunięcie, "
        + "przesuwanie, przesunąć, dotknij, dotknięcie, dotknąć, naciśnij, "
        + "kliknij dwukrotnie, klikanie, przesuwać, przesuwanie palcem"),
    "pt": Words(
      buttons: "botão",
      boxes: "caixa de seleção, caixa de verificação, caixa de marcação, caixa",
      states:
        "marcado, marcada, selecionado, selecionada, verificado, verificada, ativado, "
        + "assinalado, assinalada, desmarcado, desmarcada, não marcado, não marcada, "
        + "não selecionado, não selecionada, desselecionado, desativado, não assinalado, "
        + "não verificado, com visto, sem visto, desselecionada, anulada a seleção, "
        + "cancelada a seleção, selecionados, sem seleção, ativada, desativada, "
        + "seleção anulada, marcados, marcadas, selecionadas, desmarcados, desmarcadas, "
        + "desselecionados, não assinalada",
      actions:
        "clique, clicar, clique em, deslize, deslizar, deslize o dedo, deslizar o dedo, "
        + "arraste, deslizar rapidamente, toque, tocar, toque em, tocar em, deslize rapidamente, "
        + "deslize rapidamente com o dedo"),
    "ro": Words(
      buttons: "buton, butonul",
      boxes:
        "casetă de selectare, casetă de bifare, caseta de selectare, casetă, căsuță de bifare",
      states:
        "bifat, bifată, selectat, selectată, marcat, debifat, debifată, nebifat, nebifată, "
        + "neselectat, neselectată, deselectat, deselectată, nu este bifat, "
        + "nu este selectat, nemarcat, marcată, bifate, fără bifă, nemarcată, nebifate, "
        + "marcate, selectate, deselectate, debifate",
      actions:
        "clic, dați clic, dă clic, faceți clic, faceți clic pe, glisați, glisează, glisare, "
        + "glisa, atingeți, atinge, atingere, apăsați, dați clic pe, glisați cu degetul, fă clic"),
    "ru": Words(
      buttons: "кнопка",
      boxes: "флажок, переключатель, галочка, чекбокс",
      states:
        "отмечено, отмечен, флажок установлен, установлен, установлено, выбрано, выбран, "
        + "выделено, не отмечено, не отмечен, флажок снят, снят, снято, не выбрано, "
        + "не выбран, не установлено, не установлен, флажок не установлен, отмена выбора, "
        + "выбор отменен, не выделено, выбор снят, неустановлен, не выделен, невыбран, "
        + "не выбрана, невыбранный, выбор отменен, отмечена, выбрана, выбраны, снят флажок, "
        + "не отмечена",
      actions:
        "нажмите, нажать, нажатие, щелкните, клик, кликните, проведите, проведите пальцем, "
        + "провести, провести пальцем, пролистывание, смахните, смахивание, свайп, "
        + "коснитесь, касание, коснуться, щелкнуть, щелкните, кликнуть, щелчок, нажимать, "
        + "пролистать, пролистните, пролистнуть, смахнуть, прикоснуться, прикоснитесь"),
    "sk": Words(
      buttons: "tlačidlo",
      boxes: "začiarkavacie políčko, zaškrtávacie políčko, políčko",
      states:
        "začiarknuté, začiarknutý, zaškrtnuté, vybrané, vybraté, vybratý, vybraný, "
        + "nezačiarknuté, nezačiarknutý, nezaškrtnuté, nevybrané, nevybraté, nevybratý, "
        + "zrušené začiarknutie, zrušený výber, nie je vybraté, nie je začiarknuté, "
        + "označené, začiarknutá, začiarknutie zrušené, neoznačené, zrušené označenie, "
        + "zvolené, vybratá",
      actions:
        "kliknite, kliknúť, kliknutie, prejdite, prejdite prstom, potiahnite, potiahnutie, "
        + "prejsť prstom, prejdenie, posunúť, potiahnuť, klepnite, klepnutie, klepnúť, "
        + "ťuknite, potiahnutie prstom, prejdenie prstom, presunutie, posunutie, "
        + "rýchle posunutie, ťuknutie, kliknite na, potiahnite prstom, klepnite na"),
    "sl": Words(
      buttons: "gumb",
      boxes: "potrditveno polje, polje, izbirno polje",
      states:
        "potrjeno, označeno, izbrano, izbran, označen, nepotrjeno, ni potrjeno, neoznačeno, "
        + "ni označeno, neizbrano, ni izbrano, izbira preklicana, ni izbran, počiščeno, "
        + "obkljukano, potrjen, preklicana potrditev, potrditev je preklicana, nepotrjen, "
        + "preklicana oznaka, oznaka preklicana",
      actions:
        "klik, kliknite, klikni, klikniti, povlecite, podrsajte, vlecite, podrsavanje, "
        + "povlek, vlečenje, podrsanje, povlečite, dotaknite se, tapnite, dotik, dotaknite, "
        + "podrsati, dotakniti, klikanje, poteg, povlečenje, povleči, vleči, potegnite, "
        + "hitro potegnite, hiter poteg, poteg s prstom"),
    "sr": Words(
      buttons: "дугме, тастер",
      boxes: "поље за потврду, поље за избор, квадратић",
      states:
        "означено, потврђено, изабрано, изабран, означен, неозначено, није означено, "
        + "опозвано, није изабрано, неизабрано, поништен избор, није потврђено, изабрана, "
        + "опозван избор, чекирано, означена, избор је опозван, избор је поништен, "
        + "опозван је избор",
      actions:
        "клик, кликните, кликни, кликнути, превуците, превлачење, превуците прстом, превући, "
        + "додирните, додир, додирнути, притисните, кликтање, превуци, превлачите, додирни, "
        + "додиривање"),
    "sv": Words(
      buttons: "knapp",
      boxes: "kryssruta, ruta",
      states:
        "markerad, markerat, ikryssad, ikryssat, vald, valt, valda, förkryssad, avmarkerad, "
        + "avmarkerat, inte markerad, ej markerad, inte vald, ej vald, omarkerad, "
        + "inte ikryssad, inte valt, ej ikryssad, urkryssad, ibockad, kryssad, bockad, "
        + "markerade, bortvald, har avmarkerats, avvald",
      actions:
        "klicka, klick, klicka på, svep, svepa, dra, tryck, trycka, tryck på, peka, "
        + "svepning, sveper, trycker"),
    "th": Words(
      buttons: "ปุ่ม",
      boxes:
        "ช่องทำเครื่องหมาย, กล่องกาเครื่องหมาย, ช่องกาเครื่องหมาย, กล่องทำเครื่องหมาย, "
        + "ช่องเลือก, ช่องเครื่องหมาย",
      states:
        "ทำเครื่องหมายแล้ว, เลือกแล้ว, เลือก, เลือกไว้, ทำเครื่องหมายไว้, "
        + "ยังไม่ได้ทำเครื่องหมาย, ไม่ได้ทำเครื่องหมาย, ไม่ได้เลือก, ยังไม่ได้เลือก, "
        + "ยกเลิกการเลือก, ยกเลิกการเลือกแล้ว, ไม่ถูกเลือก, ถูกเลือก, ไม่ได้เลือกไว้, "
        + "ยกเลิกการทำเครื่องหมาย, ยกเลิกการทำเครื่องหมายแล้ว, ไม่เลือก, ทำเครื่องหมาย, "
        + "ทำเครื่องหมายถูก, กาเครื่องหมายแล้ว, มีเครื่องหมาย, นำเครื่องหมายออกแล้ว, "
        + "ไม่ได้กาเครื่องหมาย, เลิกทำเครื่องหมาย, ไม่มีเครื่องหมาย, เลิกเลือกแล้ว",
      actions:
        "คลิก, เลื่อน, ปัด, กวาดนิ้ว, เลื่อนนิ้ว, แตะ, กด, การคลิก, การเลื่อน, เลื่อนเร็ว, "
        + "การปัด, กวาด, การแตะ"),
    "tr": Words(
      buttons: "düğme, düğmesi, buton",
      boxes: "onay kutusu, kutu",
      states:
        "işaretli, işaretlendi, seçili, seçildi, onaylı, işaretli değil, işaretlenmedi, "
        + "işareti kaldırıldı, seçili değil, seçilmedi, seçimi kaldırıldı, işaretsiz, "
        + "seçilmemiş, onay işareti kaldırıldı, işaretlenmemiş, seçilmiş, işaretlenmiş, "
        + "onay işareti konmuş, seçim kaldırıldı, seçimi iptal edildi, seçimi kaldırılmış",
      actions:
        "tıklayın, tıkla, tıklama, tıklamak, kaydırın, kaydır, kaydırma, hızlıca kaydırın, "
        + "kaydırmak, hızlıca kaydırma, dokunun, dokun, dokunma, dokunmak, hafifçe vurun, "
        + "hızlıca kaydır, hafifçe vur, hafifçe dokunun"),
    "uk": Words(
      buttons: "кнопка",
      boxes: "прапорець, перемикач, поле для прапорця",
      states:
        "позначено, позначений, вибрано, вибраний, установлено, встановлено, "
        + "прапорець установлено, прапорець встановлено, не позначено, непозначено, "
        + "не вибрано, невибрано, знято, не встановлено, прапорець знято, скасовано вибір, "
        + "вибір скасовано, не вибраний, знято прапорець, зняти позначку, не установлено, "
        + "прапорець не встановлено, вибране, вибрана, обрано, не вибране, невибраний, "
        + "невибране, не обрано",
      actions:
        "натисніть, натиснути, натискання, клацніть, клацання, клацнути, проведіть, "
        + "проведіть пальцем, гортайте, провести, провести пальцем, проведення, свайп, "
        + "торкніться, торкнутися, дотик, натиснення, гортати, перегортання, гортання"),
    "vi": Words(
      buttons: "nút",
      boxes: "hộp kiểm, ô đánh dấu, hộp chọn, ô chọn",
      states:
        "đã chọn, đã đánh dấu, được chọn, đã kiểm, được đánh dấu, chưa chọn, "
        + "không được chọn, chưa được chọn, bỏ chọn, đã bỏ chọn, chưa đánh dấu, "
        + "không được đánh dấu, đã bỏ đánh dấu, không chọn, chưa được đánh dấu, bỏ đánh dấu, "
        + "đã hủy chọn, hủy chọn",
      actions:
        "nhấp, nhấp vào, nhấp chuột, bấm, vuốt, trượt, nhấn, chạm, chạm vào, gõ nhẹ, nhấn vào"),
    "zh": Words(
      buttons: "按钮, 按鈕",
      boxes: "复选框, 選取方塊, 核取方塊, 勾選方塊, 复选 框, 勾选框, 核選方塊",
      states:
        "已选中, 已勾选, 选中, 已选择, 已选定, 勾选, 已選取, 已勾選, 已選擇, 已核取, 未选中, "
        + "未勾选, 未选择, 未选定, 取消选中, 已取消选中, 未選取, 未勾選, 未選擇, 已取消勾選, "
        + "已取消選取, 未核取, 取消勾选, 已取消选择, 取消選取, 選取, 勾選, 已取消勾选, "
        + "取消勾選, 已选, 核取, 已打勾, 取消核取, 已取消核取, 已選定, 已選",
      actions:
        "点击, 單擊, 单击, 按一下, 點擊, 滑动, 轻扫, 滑動, 輕掃, 輕按, 轻按, 点按, 點按, "
        + "轻触, 輕觸, 輕點, 轻点, 点一下, 滑動一下, 快速滑動, 點選, 快速滑动, 轻滑, "
        + "滑动屏幕, 触摸, 点触, 觸碰, 點一下, 碰觸, 輕觸一下"),
  ]
}
