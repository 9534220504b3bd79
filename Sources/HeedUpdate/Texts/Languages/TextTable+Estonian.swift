extension TextTable {
  /// Estonian.
  static var estonian: TextTable {
    TextTable(
      "et",
      """
      availableTitle=Värskendus on saadaval
      availableMessage={app} {version} on nüüd saadaval. Teil on versioon {installed}.
      criticalTitle=Oluline värskendus
      criticalMessage={app} {version} parandab olulise vea. Värskendage kohe.
      forcedTitle=Värskendus on vajalik
      forcedMessage=Seda rakenduse {app} versiooni enam ei toetata. Kasutamise jätkamiseks värskendage.
      blockedTitle=Seda versiooni ei saa kasutada
      blockedMessage=Rakenduse {app} versiooni {installed} ei saa enam kasutada. Värskendage versioonile {version}.
      unsupportedTitle=Värskendust ei saa installida
      unsupportedSystem={app} {version} vajab süsteemi {system} või uuemat.
      unsupportedDevice={app} {version} ei tööta selles seadmes.
      currentTitle=Rakendus on ajakohane
      currentMessage={app} {installed} on uusim versioon.
      failedTitle=Värskendusi ei saanud otsida
      failedMessage=Kontrollige internetiühendust ja proovige uuesti.
      waiting=Kui pood värskendust veel ei näita, oodake veidi ja kontrollige uuesti.
      storeFailed=Poodi ei saanud avada. Avage see link: {link}
      notes=Mis on uut
      version=Versioon {version}
      update=Värskenda
      updateNow=Värskenda kohe
      later=Hiljem
      skip=Jäta see versioon vahele
      close=Sulge
      ok=OK
      checkAgain=Kontrolli uuesti
      tryAgain=Proovi uuesti
      daysLeft.one=Värskendamiseks on jäänud {count} päev
      daysLeft.other=Värskendamiseks on jäänud {count} päeva
      timesLeft.one=Saate seda veel {count} kord edasi lükata.
      timesLeft.other=Saate seda veel {count} korda edasi lükata.
      """)
  }
}
