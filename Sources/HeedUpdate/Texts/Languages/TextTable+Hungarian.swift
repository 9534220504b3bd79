extension TextTable {
  /// Hungarian.
  static var hungarian: TextTable {
    TextTable(
      "hu",
      """
      availableTitle=Frissítés érhető el
      availableMessage=Megjelent a(z) {app} {version}. Az Ön verziója: {installed}.
      criticalTitle=Fontos frissítés
      criticalMessage=A(z) {app} {version} fontos hibát javít. Frissítsen most.
      forcedTitle=Frissítés szükséges
      forcedMessage=A(z) {app} ezen verziója már nem támogatott. A további használathoz frissítsen.
      blockedTitle=Ez a verzió nem használható
      blockedMessage=A(z) {app} {installed} verziója már nem használható. Frissítsen erre a verzióra: {version}.
      unsupportedTitle=A frissítés nem telepíthető
      unsupportedSystem=A(z) {app} {version} futtatásához szükséges: {system} vagy újabb.
      unsupportedDevice=A(z) {app} {version} nem működik ezen az eszközön.
      currentTitle=Az app naprakész
      currentMessage=A(z) {app} {installed} a legújabb verzió.
      failedTitle=Nem sikerült frissítést keresni
      failedMessage=Ellenőrizze az internetkapcsolatot, és próbálja újra.
      waiting=Ha az áruház még nem mutatja a frissítést, várjon egy kicsit, és ellenőrizze újra.
      storeFailed=Az áruházat nem sikerült megnyitni. Nyissa meg ezt a hivatkozást: {link}
      notes=Újdonságok
      version=Verzió: {version}
      update=Frissítés
      updateNow=Frissítés most
      later=Később
      skip=Verzió kihagyása
      close=Bezárás
      ok=OK
      checkAgain=Ellenőrzés újra
      tryAgain=Újra
      daysLeft.one=Még {count} nap a frissítésig
      daysLeft.other=Még {count} nap a frissítésig
      timesLeft.one=Ezt még {count} alkalommal halaszthatja el.
      timesLeft.other=Ezt még {count} alkalommal halaszthatja el.
      """)
  }
}
