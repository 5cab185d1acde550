// SPDX-License-Identifier: MIT

/// What the system says in its own controls, by language. Words that are not known in a language
/// are missing, as those of an app's own table would be.
package enum SystemWords {
  /// The name by which a text asks for them.
  package static let table = "UIKit"

  fileprivate static let tables: StringTables = {
    var words = StringTable()
    words.sourceLanguage = "en"
    for (language, translations) in translations {
      words.localizations[LanguageTag(language).text] = Dictionary(
        uniqueKeysWithValues: zip(keys, translations.map { LocalizedEntry(.text($0)) }))
    }
    return StringTables(tables: [table: words])
  }()

  private static let keys = [
    "Back", "Cancel", "Close", "Delete", "Done", "Edit", "More", "No Results", "OK", "Paste",
    "Rename", "Search", "Share…", "Time",
  ]

  /// In the order of the keys: the strings of UIKit and DocumentManager in iOS 15, from the data of
  /// kishikawakatsumi/applelocalization-tools.
  private static let translations: [String: [String]] = [
    "ar": [
      "رجوع", "إلغاء", "إغلاق", "حذف", "تم", "تحرير", "المزيد", "لا توجد نتائج", "موافق", "لصق",
      "إعادة التسمية", "بحث", "مشاركة…", "الوقت",
    ],
    "ca": [
      "Enrere", "Cancel·lar", "Tancar", "Eliminar", "Fet", "Editar", "Més", "Cap resultat", "OK",
      "Enganxar", "Canviar el nom", "Buscar", "Compartir…", "Hora",
    ],
    "cs": [
      "Zpět", "Zrušit", "Zavřít", "Smazat", "Hotovo", "Upravit", "Další", "Žádné výsledky", "OK",
      "Vložit", "Přejmenovat", "Hledat", "Sdílet…", "Čas",
    ],
    "da": [
      "Tilbage", "Annuller", "Luk", "Slet", "OK", "Rediger", "Mere", "Ingen resultater", "OK",
      "Sæt ind", "Omdøb", "Søg", "Del…", "Klokkeslæt",
    ],
    "de": [
      "Zurück", "Abbrechen", "Schließen", "Löschen", "Fertig", "Bearbeiten", "Mehr",
      "Keine Treffer", "OK", "Einsetzen", "Umbenennen", "Suchen", "Teilen\u{A0}…", "Zeit",
    ],
    "el": [
      "Πίσω", "Ακύρωση", "Κλείσιμο", "Διαγραφή", "Τέλος", "Αλλαγές", "Περισσότερα",
      "Κανένα αποτέλεσμα", "ΟΚ", "Επικόλληση", "Μετονομασία", "Αναζήτηση", "Κοινή χρήση…", "Ώρα",
    ],
    "es": [
      "Atrás", "Cancelar", "Cerrar", "Eliminar", "OK", "Editar", "Más", "Ningún resultado", "OK",
      "Pegar", "Renombrar", "Buscar", "Compartir…", "Hora",
    ],
    "es-419": [
      "Atrás", "Cancelar", "Cerrar", "Eliminar", "Listo", "Editar", "Más", "Ningún resultado",
      "OK", "Pegar", "Renombrar", "Buscar", "Compartir…", "Hora",
    ],
    "fi": [
      "Edellinen", "Kumoa", "Sulje", "Poista", "Valmis", "Muokkaa", "Lisää", "Ei tuloksia", "OK",
      "Sijoita", "Nimeä uudelleen", "Haku", "Jaa…", "Aika",
    ],
    "fr": [
      "Retour", "Annuler", "Fermer", "Supprimer", "OK", "Modifier", "Autre", "Aucun résultat",
      "OK", "Coller", "Renommer", "Recherche", "Partager…", "Heure",
    ],
    "fr-CA": [
      "Retour", "Annuler", "Fermer", "Supprimer", "OK", "Modifier", "Plus", "Aucun résultat",
      "OK", "Coller", "Renommer", "Rechercher", "Partager…", "Heure",
    ],
    "he": [
      "הקודם", "ביטול", "סגור", "מחק", "סיום", "עריכה", "עוד", "אין תוצאות", "אישור", "הדבק",
      "שנה שם", "חיפוש", "שתף…", "שעה",
    ],
    "hi": [
      "वापस", "रद्द करें", "बंद करें", "डिलीट करें", "पूर्ण", "संपादित करें", "अधिक",
      "कोई परिणाम नहीं", "ठीक", "पेस्ट", "नाम बदलें", "खोजें", "शेयर करें…", "समय",
    ],
    "hr": [
      "Natrag", "Poništi", "Zatvori", "Obriši", "OK", "Uredi", "Više", "Bez rezultata", "OK",
      "Zalijepi", "Preimenuj", "Pretraga", "Dijeli…", "Vrijeme",
    ],
    "hu": [
      "Vissza", "Mégsem", "Bezárás", "Törlés", "Kész", "Szerkesztés", "Továbbiak",
      "Nincs találat", "OK", "Beillesztés", "Átnevezés", "Keresés", "Megosztás…", "Idő",
    ],
    "id": [
      "Kembali", "Batalkan", "Tutup", "Hapus", "Selesai", "Edit", "Lainnya", "Tidak Ada Hasil",
      "OKE", "Tempel", "Ubah Nama", "Cari", "Bagikan…", "Waktu",
    ],
    "it": [
      "Indietro", "Annulla", "Chiudi", "Elimina", "Fine", "Modifica", "Altro", "Nessun risultato",
      "OK", "Incolla", "Rinomina", "Cerca", "Condividi…", "Ora",
    ],
    "ja": [
      "戻る", "キャンセル", "閉じる", "削除", "完了", "編集", "その他", "結果なし", "OK", "ペースト", "名称変更", "検索", "共有…",
      "時刻",
    ],
    "ko": [
      "뒤로", "취소", "닫기", "삭제", "완료", "편집", "더 보기", "결과 없음", "확인", "붙여넣기", "이름 변경", "검색", "공유…",
      "시간",
    ],
    "ms": [
      "Balik", "Batal", "Tutup", "Padam", "Selesai", "Edit", "Lagi", "Tiada Hasil", "OK",
      "Tampal", "Nama Semula", "Cari", "Kongsi…", "Masa",
    ],
    "nl": [
      "Vorige", "Annuleer", "Sluit", "Verwijder", "Gereed", "Wijzig", "Meer", "Niets gevonden",
      "OK", "Plak", "Wijzig naam", "Zoek", "Deel…", "Tijd",
    ],
    "nb": [
      "Tilbake", "Avbryt", "Lukk", "Slett", "Ferdig", "Rediger", "Mer", "Ingen treff", "OK",
      "Lim inn", "Endre navn", "Søk", "Del…", "Klokkeslett",
    ],
    "pl": [
      "Wróć", "Anuluj", "Zamknij", "Usuń", "OK", "Edycja", "Więcej", "Brak wyników", "OK",
      "Wklej", "Zmień nazwę", "Szukaj", "Udostępnij…", "Czas",
    ],
    "pt": [
      "Voltar", "Cancelar", "Fechar", "Apagar", "OK", "Editar", "Mais", "Nenhum Resultado", "OK",
      "Colar", "Renomear", "Buscar", "Compartilhar…", "Horário",
    ],
    "pt-PT": [
      "Anterior", "Cancelar", "Fechar", "Apagar", "OK", "Editar", "Mais", "Nenhum resultado",
      "OK", "Colar", "Alterar o nome", "Pesquisa", "Partilhar…", "Hora",
    ],
    "ro": [
      "Înapoi", "Anulați", "Închideți", "Ștergeți", "OK", "Editați", "Altele", "Niciun rezultat",
      "OK", "Lipiți", "Redenumiți", "Căutare", "Partajați…", "Ora",
    ],
    "ru": [
      "Назад", "Отменить", "Закрыть", "Удалить", "Готово", "Править", "Еще", "Не найдено", "ОК",
      "Вставить", "Переименовать", "Поиск", "Поделиться…", "Время",
    ],
    "sk": [
      "Naspäť", "Zrušiť", "Zatvoriť", "Vymazať", "Hotovo", "Upraviť", "Viac", "Žiadne výsledky",
      "OK", "Vložiť", "Premenovať", "Vyhľadať", "Zdieľať…", "Čas",
    ],
    "sv": [
      "Tillbaka", "Avbryt", "Stäng", "Radera", "Klar", "Ändra", "Mer", "Inga träffar", "OK",
      "Klistra in", "Byt namn", "Sök", "Dela…", "Tid",
    ],
    "th": [
      "ย้อนกลับ", "ยกเลิก", "ปิด", "ลบ", "เสร็จสิ้น", "แก้ไข", "เพิ่มเติม", "ไม่มีผลการค้นหา",
      "ตกลง", "วาง", "เปลี่ยนชื่อ", "ค้นหา", "แชร์…", "เวลา",
    ],
    "tr": [
      "Geri", "Vazgeç", "Kapat", "Sil", "Bitti", "Düzenle", "Daha Fazla", "Hiç Sonuç Yok",
      "Tamam", "Yapıştır", "Adını Değiştir", "Arayın", "Paylaş…", "Saat",
    ],
    "uk": [
      "Назад", "Скасувати", "Закрити", "Видалити", "Готово", "Змінити", "Ще", "Немає результатів",
      "OK", "Вставити", "Змінити імʼя", "Пошук", "Поширити…", "Час",
    ],
    "vi": [
      "Quay lại", "Hủy", "Đóng", "Xóa", "Xong", "Sửa", "Thêm", "Không có kết quả", "OK", "Dán",
      "Đổi tên", "Tìm kiếm", "Chia sẻ…", "Thời gian",
    ],
    "zh-Hans": [
      "返回", "取消", "关闭", "删除", "完成", "编辑", "更多", "无结果", "好", "粘贴", "重新命名", "搜索", "共享…", "时间",
    ],
    "zh-Hant-HK": [
      "返回", "取消", "關閉", "刪除", "完成", "編輯", "更多", "沒有結果", "好", "貼上", "重新命名", "搜尋", "分享⋯", "時間",
    ],
    "zh-Hant": [
      "返回", "取消", "關閉", "刪除", "完成", "編輯", "更多", "沒有結果", "好", "貼上", "重新命名", "搜尋", "分享⋯", "時間",
    ],
  ]
}

extension StringTables {
  /// What the system says where an app has these tables, with its arguments put in.
  func systemWords(
    _ key: String, arguments: [FormatArgument], locale: String, device: LocalizedDevice
  ) -> LocalizedText {
    let language = PseudoLocale(tag: locale) == nil ? appLanguage(for: locale) : locale
    return SystemWords.tables.localized(
      key: key, arguments: arguments, locale: language, table: SystemWords.table, device: device)
  }

  /// The language in which the app, and with it the system's controls, runs: one that its tables
  /// have, or that in which it is written.
  private func appLanguage(for locale: String) -> String {
    let own = Set(locales)
    let found =
      LocaleFallback.chain(for: locale).first(where: own.contains)
      ?? own.filter { LocaleFallback.areVariants($0, locale) }.min()
    return found ?? tables[Self.defaultTable]?.sourceLanguage ?? developmentLanguage
  }

  /// The language in which an app without English texts runs on a device in English: that in which
  /// it is written. nil where it has English texts, or none at all.
  package var languageWithoutEnglish: String? {
    let own = locales
    let hasBase = tables.values.contains { $0.localizations["Base"] != nil }
    guard !own.isEmpty, !hasBase, !own.contains(where: { LocaleFallback.areVariants($0, "en") })
    else { return nil }
    return tables[Self.defaultTable]?.sourceLanguage ?? own.first
  }
}
