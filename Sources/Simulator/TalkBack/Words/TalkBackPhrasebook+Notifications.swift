/// What TalkBack calls the categories of notifications.
///
/// Source: TalkBack 16.2, strings.xml in each language; Android, Notification.CATEGORY.
extension TalkBackPhrasebook {
  /// The word for a category; absent for one that TalkBack has no word for.
  func notification(_ category: AndroidEvent.Category) -> String? {
    TalkBackPhrasebook.notifications[language]?[category]
  }

  private static let notifications: [String: [AndroidEvent.Category: String]] = [
    "en-US": [
      .alarm: "alarm", .call: "call", .email: "email", .error: "error", .event: "event",
      .message: "message", .progress: "progress", .promo: "promo", .service: "service",
      .social: "social", .system: "system status", .transport: "media control",
    ],
    "en-GB": [
      .alarm: "alarm", .call: "call", .email: "email", .error: "error", .event: "event",
      .message: "message", .progress: "progress", .promo: "promo", .service: "service",
      .social: "social", .system: "system status", .transport: "media control",
    ],
    "ar": [
      .alarm: "تنبيه", .call: "مكالمة", .email: "رسالة إلكترونية", .error: "خطأ", .event: "حدث",
      .message: "رسالة", .progress: "التقدم", .promo: "عرض ترويجي", .service: "خدمة",
      .social: "شبكات اجتماعية", .system: "حالة النظام", .transport: "التحكم في الوسائط",
    ],
    "de": [
      .alarm: "Weckruf", .call: "Anruf", .email: "E-Mail", .error: "Fehler", .event: "Termin",
      .message: "Nachricht", .progress: "Fortschritt", .promo: "Angebot", .service: "Dienst",
      .social: "Soziale Netzwerke", .system: "Systemstatus", .transport: "Mediensteuerung",
    ],
    "es": [
      .alarm: "Alarma", .call: "Llamada", .email: "Correo electrónico", .error: "Error",
      .event: "Evento", .message: "Mensaje", .progress: "Progreso", .promo: "Promoción",
      .service: "Servicio", .social: "Red social", .system: "Estado del sistema",
      .transport: "Control multimedia",
    ],
    "fr": [
      .alarm: "Alarme", .call: "Appel", .email: "E-mail", .error: "Erreur", .event: "Événement",
      .message: "Message", .progress: "Progression", .promo: "Promotion", .service: "Service",
      .social: "Réseaux sociaux", .system: "État du système", .transport: "Commande multimédia",
    ],
    "hi": [
      .alarm: "अलार्म", .call: "कॉल करें", .email: "ईमेल", .error: "गड़बड़ी", .event: "इवेंट", .message: "मैसेज",
      .progress: "प्रगति", .promo: "प्रचार", .service: "सेवा", .social: "सामाजिक", .system: "सिस्टम स्थिति",
      .transport: "मीडिया नियंत्रण",
    ],
    "it": [
      .alarm: "Sveglia", .call: "Chiamata", .email: "Email", .error: "Errore", .event: "Evento",
      .message: "Messaggio", .progress: "Avanzamento", .promo: "Promozione", .service: "Servizio",
      .social: "Social", .system: "Stato del sistema",
      .transport: "Controllo dei contenuti multimediali",
    ],
    "ja": [
      .alarm: "アラーム", .call: "着信", .email: "メール", .error: "エラー", .event: "予定", .message: "メッセージ",
      .progress: "進行状況", .promo: "プロモーション", .service: "サービス", .social: "ソーシャル",
      .system: "システム ステータス", .transport: "メディア コントロール",
    ],
    "ko": [
      .alarm: "알람", .call: "전화", .email: "이메일", .error: "오류", .event: "캘린더 일정", .message: "메시지",
      .progress: "진행 상황", .promo: "프로모션", .service: "서비스", .social: "소셜", .system: "시스템 상태",
      .transport: "미디어 제어",
    ],
    "nl": [
      .alarm: "Wekker", .call: "Bellen", .email: "E-mail", .error: "Fout", .event: "Afspraak",
      .message: "Bericht", .progress: "Voortgang", .promo: "Promotie", .service: "Service",
      .social: "Sociaal", .system: "Systeemstatus", .transport: "Mediabediening",
    ],
    "pl": [
      .alarm: "Alarm", .call: "Połączenie", .email: "E-mail", .error: "Błąd", .event: "Wydarzenie",
      .message: "Wiadomość", .progress: "Postęp", .promo: "Promocja", .service: "Usługa",
      .social: "Społeczności", .system: "Stan systemu", .transport: "Sterowanie multimediami",
    ],
    "pt-BR": [
      .alarm: "Alarme", .call: "Ligar", .email: "E-mail", .error: "Erro", .event: "Evento",
      .message: "Mensagem", .progress: "Andamento", .promo: "Promoção", .service: "Serviço",
      .social: "Redes sociais", .system: "Status do sistema", .transport: "Controle de mídia",
    ],
    "ru": [
      .alarm: "Будильник", .call: "Вызов", .email: "Электронная почта", .error: "Ошибка",
      .event: "Мероприятие", .message: "Сообщение", .progress: "Ход выполнения", .promo: "Акция",
      .service: "Служба", .social: "Социальные сети", .system: "Статус системы",
      .transport: "Управление мультимедиа",
    ],
    "sv": [
      .alarm: "Alarm", .call: "Samtal", .email: "E-post", .error: "Fel", .event: "Händelse",
      .message: "Meddelande", .progress: "Förlopp", .promo: "Kampanj", .service: "Tjänst",
      .social: "Socialt", .system: "Systemstatus", .transport: "Mediakontroll",
    ],
    "tr": [
      .alarm: "Alarm", .call: "Çağrı", .email: "E-posta", .error: "Hata", .event: "Etkinlik",
      .message: "Mesaj", .progress: "İlerleme durumu", .promo: "Tanıtım", .service: "Hizmet",
      .social: "Sosyal", .system: "Sistem durumu", .transport: "Medya kontrolü",
    ],
    "zh-CN": [
      .alarm: "闹钟", .call: "来电", .email: "电子邮件", .error: "错误", .event: "活动", .message: "消息",
      .progress: "进度", .promo: "促销", .service: "服务", .social: "社交", .system: "系统状态",
      .transport: "媒体控件",
    ],
  ]
}
