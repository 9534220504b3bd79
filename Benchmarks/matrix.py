"""One alert in 34 languages, 12 text sizes and 2 appearances; Chromium draws equal pages for some of them."""

import json
import os
import sys
import time

import chromium
from measure import run, summary

# Title, message, the action that deletes and the way out.
TEXTS = {
    "ar": ("حذف الصورة؟", "لا يمكن التراجع عن هذا الإجراء.", "حذف", "إلغاء"),
    "bg": ("Изтриване на снимката?", "Това действие не може да бъде отменено.", "Изтриване", "Отказ"),
    "ca": ("Vols eliminar la foto?", "Aquesta acció no es pot desfer.", "Elimina", "Cancel·la"),
    "cs": ("Smazat fotku?", "Tuto akci nelze vrátit zpět.", "Smazat", "Zrušit"),
    "da": ("Slet billedet?", "Handlingen kan ikke fortrydes.", "Slet", "Annuller"),
    "de": ("Foto löschen?", "Dies kann nicht widerrufen werden.", "Löschen", "Abbrechen"),
    "el": ("Διαγραφή φωτογραφίας;", "Αυτή η ενέργεια δεν αναιρείται.", "Διαγραφή", "Ακύρωση"),
    "en": ("Delete photo?", "This cannot be undone.", "Delete", "Cancel"),
    "es": ("¿Eliminar la foto?", "Esta acción no se puede deshacer.", "Eliminar", "Cancelar"),
    "et": ("Kas kustutada foto?", "Seda ei saa tagasi võtta.", "Kustuta", "Tühista"),
    "fi": ("Poistetaanko kuva?", "Tätä toimintoa ei voi kumota.", "Poista", "Kumoa"),
    "fr": ("Supprimer la photo ?", "Cette action est irréversible.", "Supprimer", "Annuler"),
    "he": ("למחוק את התמונה?", "לא ניתן לבטל פעולה זו.", "מחיקה", "ביטול"),
    "hi": ("फ़ोटो हटाएँ?", "इसे वापस नहीं लाया जा सकता।", "हटाएँ", "रद्द करें"),
    "hr": ("Obrisati fotografiju?", "Ova se radnja ne može poništiti.", "Obriši", "Odustani"),
    "hu": ("Törli a fotót?", "A művelet nem vonható vissza.", "Törlés", "Mégsem"),
    "id": ("Hapus foto?", "Tindakan ini tidak dapat dibatalkan.", "Hapus", "Batal"),
    "it": ("Eliminare la foto?", "Questa azione non può essere annullata.", "Elimina", "Annulla"),
    "ja": ("写真を削除しますか？", "この操作は取り消せません。", "削除", "キャンセル"),
    "ko": ("사진을 삭제하시겠습니까?", "이 작업은 취소할 수 없습니다.", "삭제", "취소"),
    "ml": ("ഫോട്ടോ ഇല്ലാതാക്കണോ?", "ഇത് പഴയപടിയാക്കാനാകില്ല.", "ഇല്ലാതാക്കുക", "റദ്ദാക്കുക"),
    "ms": ("Padamkan foto?", "Tindakan ini tidak boleh dibuat asal.", "Padam", "Batal"),
    "nb": ("Vil du slette bildet?", "Dette kan ikke angres.", "Slett", "Avbryt"),
    "nl": ("Foto verwijderen?", "Dit kan niet ongedaan worden gemaakt.", "Verwijder", "Annuleer"),
    "pl": ("Usunąć zdjęcie?", "Tej czynności nie można cofnąć.", "Usuń", "Anuluj"),
    "pt-BR": ("Apagar a foto?", "Esta ação não pode ser desfeita.", "Apagar", "Cancelar"),
    "ro": ("Ștergeți fotografia?", "Această acțiune nu poate fi anulată.", "Șterge", "Anulați"),
    "ru": ("Удалить фото?", "Это действие нельзя отменить.", "Удалить", "Отменить"),
    "sv": ("Vill du radera bilden?", "Detta går inte att ångra.", "Radera", "Avbryt"),
    "th": ("ลบรูปภาพหรือไม่", "การดำเนินการนี้ไม่สามารถเลิกทำได้", "ลบ", "ยกเลิก"),
    "tr": ("Fotoğraf silinsin mi?", "Bu işlem geri alınamaz.", "Sil", "Vazgeç"),
    "uk": ("Видалити фото?", "Цю дію не можна скасувати.", "Видалити", "Скасувати"),
    "vi": ("Xóa ảnh?", "Không thể hoàn tác hành động này.", "Xóa", "Hủy"),
    "zh-Hans": ("要删除照片吗？", "此操作无法撤销。", "删除", "取消"),
}
KEYS = ("photo.delete.title", "photo.delete.message", "photo.delete.confirm", "photo.delete.cancel")
DOCUMENT = {
    "heed": 1, "title": {"key": KEYS[0]}, "message": {"key": KEYS[1]},
    "actions": [
        {"id": "delete", "title": {"key": KEYS[2]}, "role": "destructive"},
        {"id": "cancel", "title": {"key": KEYS[3]}, "role": "cancel"}],
}
# The body sizes of some of Apple's categories.
SIZES = {"L": 17, "xxxL": 23, "AX3": 40, "AX5": 53}
PAGE = """<!DOCTYPE html><html lang="{lang}" dir="{dir}"><meta charset="utf-8"><style>
:root{{color-scheme:{look}}} body{{margin:0;height:844px;overflow:hidden;
 background:linear-gradient(160deg,#ff7e5f,#4fa8ff 40%,#3a1c71);
 font:13px Inter,"Noto Sans","Noto Sans CJK JP",sans-serif}}
.dim{{position:fixed;inset:0;background:rgb(0 0 0/{dim});display:grid;place-items:center}}
.panel{{width:{width}px;border-radius:14px;overflow:hidden;backdrop-filter:blur(30px);text-align:center;
 background:{ground};color:{text};box-shadow:0 8px 40px rgb(0 0 0/.2)}}
h1{{font-size:{title}px;font-weight:600;margin:20px 16px 4px}} p{{font-size:{message}px;margin:0 16px 20px}}
.row{{display:{row};border-top:.5px solid rgb(128 128 128/.4)}}
.row span{{flex:1;display:block;padding:11px 4px;font-size:{title}px;color:#0a84ff;
 border-inline-start:.5px solid rgb(128 128 128/.4)}} .row span+span{{color:#ff3b30}}
</style><div class="dim"><div class="panel"><h1>{t0}</h1><p>{t1}</p>
<div class="row"><span>{t3}</span><span>{t2}</span></div></div></div>"""


def write(folder):
    """The document and the app's texts, as Xcode keeps them."""
    path = os.path.join(folder, "photo.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(DOCUMENT, file)
    strings = os.path.join(folder, "strings")
    for language, texts in TEXTS.items():
        lproj = os.path.join(strings, f"{language}.lproj")
        os.makedirs(lproj)
        with open(os.path.join(lproj, "Localizable.strings"), "w", encoding="utf-8") as file:
            for key, text in zip(KEYS, texts):
                file.write(f'"{key}" = "{text}";\n')
    return path, strings


def pages(folder):
    """Equal pages for some of the pictures."""
    made = []
    for language in list(TEXTS)[::4]:
        for name, size in SIZES.items():
            for look in ("light", "dark"):
                texts = TEXTS[language]
                is_dark, is_large = look == "dark", name.startswith("AX")
                html = PAGE.format(
                    lang=language, dir="rtl" if language in ("ar", "he") else "ltr", look=look,
                    dim=0.48 if is_dark else 0.2, width=379 if is_large else 270,
                    ground="rgb(36 36 38/.8)" if is_dark else "rgb(247 247 247/.8)",
                    text="#fff" if is_dark else "#000", title=size, message=round(size * 13 / 17),
                    row="block" if is_large else "flex", t0=texts[0], t1=texts[1], t2=texts[2],
                    t3=texts[3])
                path = os.path.join(folder, f"{language}-{name}-{look}.html")
                with open(path, "w", encoding="utf-8") as file:
                    file.write(html)
                made.append("file://" + path)
    return made


def shots(browser, addresses):
    """Pictures a second of a browser that loads each page and takes a picture of it."""
    rival = chromium.Browser(browser)
    try:
        page = rival.page(addresses[0])
        start = time.perf_counter()
        for address in addresses:
            page.call("Page.navigate", url=address)
            page.wait("Page.loadEventFired")
            page.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)
        return len(addresses) / (time.perf_counter() - start)
    finally:
        rival.close()


def measure(table, folder, browser, rounds, heed):
    count = len(TEXTS) * 12 * 2
    group = f"A matrix: one alert, {len(TEXTS)} languages × 12 text sizes × 2 appearances (390 × 844 at 2)"
    document, strings = write(folder)
    out = os.path.join(folder, "matrix")
    command = [
        heed, "matrix", document, "--strings", strings, "--text-size", "all", "-o", out]
    fresh, again, rates = [], [], []
    addresses = pages(folder) if browser else []
    for turn in range(rounds + 1):
        sample = run([*command, "-o", f"{out}-{turn}"])
        kept = run([*command, "-o", f"{out}-{turn}"])
        rate = None
        if browser:
            try:
                rate = shots(browser, addresses)
            except (OSError, RuntimeError) as error:
                print(f"bench: Chromium: {error}", file=sys.stderr)
                browser = None
        if turn > 0:
            fresh.append(sample)
            again.append(kept)
            if rate:
                rates.append(rate)
    times = [sample.wall / 1000 for sample in fresh]
    mine = count / summary(times)["median"]
    table.add(
        group, f"heed matrix, {count} pictures", "time", times, "s", "≤ 14 s",
        notes=[f"{mine:.0f} pictures a second, with findings and report; 8 s is what is aimed at"])
    table.add(group, "", "processor", [s.cpu / 1000 for s in fresh], "s")
    table.add(group, "", "memory", [s.memory for s in fresh], "MiB")
    table.add(group, "heed matrix, nothing changed", "time", [s.wall / 1000 for s in again], "s")
    if rates:
        table.add(
            group, f"Chromium, {len(addresses)} equal pages, quick PNG", "pictures", rates, "/s",
            ratio=summary(rates)["median"] / mine)
    else:
        table.missing(group, "Chromium, equal pages", "pictures")
