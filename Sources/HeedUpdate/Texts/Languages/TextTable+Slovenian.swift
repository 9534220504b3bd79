extension TextTable {
  /// Slovenian.
  static var slovenian: TextTable {
    TextTable(
      "sl",
      """
      availableTitle=Na voljo je posodobitev
      availableMessage={app} {version} je zdaj na voljo. Imate različico {installed}.
      criticalTitle=Pomembna posodobitev
      criticalMessage={app} {version} odpravlja pomembno težavo. Posodobite zdaj.
      forcedTitle=Potrebna je posodobitev
      forcedMessage=Ta različica aplikacije {app} ni več podprta. Za nadaljnjo uporabo jo posodobite.
      blockedTitle=Te različice ni mogoče uporabljati
      blockedMessage=Različice {installed} aplikacije {app} ni več mogoče uporabljati. Posodobite na različico {version}.
      unsupportedTitle=Posodobitve ni mogoče namestiti
      unsupportedSystem={app} {version} zahteva {system} ali novejši.
      unsupportedDevice={app} {version} ne deluje v tej napravi.
      currentTitle=Aplikacija je posodobljena
      currentMessage={app} {installed} je najnovejša različica.
      failedTitle=Posodobitev ni bilo mogoče preveriti
      failedMessage=Preverite internetno povezavo in poskusite znova.
      waiting=Če trgovina posodobitve še ne prikazuje, malo počakajte in preverite znova.
      storeFailed=Trgovine ni bilo mogoče odpreti. Odprite to povezavo: {link}
      notes=Kaj je novega
      version=Različica {version}
      update=Posodobi
      updateNow=Posodobi zdaj
      later=Pozneje
      skip=Preskoči to različico
      close=Zapri
      ok=V redu
      checkAgain=Preveri znova
      tryAgain=Poskusi znova
      daysLeft.one=Za posodobitev imate še {count} dan
      daysLeft.two=Za posodobitev imate še {count} dneva
      daysLeft.few=Za posodobitev imate še {count} dni
      daysLeft.other=Za posodobitev imate še {count} dni
      timesLeft.one=To lahko odložite še {count}-krat.
      timesLeft.two=To lahko odložite še {count}-krat.
      timesLeft.few=To lahko odložite še {count}-krat.
      timesLeft.other=To lahko odložite še {count}-krat.
      """)
  }
}
