extension TextTable {
  /// Slovak.
  static var slovak: TextTable {
    TextTable(
      "sk",
      """
      availableTitle=K dispozícii je aktualizácia
      availableMessage={app} {version} je teraz k dispozícii. Máte verziu {installed}.
      criticalTitle=Dôležitá aktualizácia
      criticalMessage={app} {version} opravuje dôležitý problém. Aktualizujte teraz.
      forcedTitle=Potrebná aktualizácia
      forcedMessage=Táto verzia aplikácie {app} už nie je podporovaná. Ak ju chcete ďalej používať, aktualizujte ju.
      blockedTitle=Túto verziu nemožno používať
      blockedMessage=Verziu {installed} aplikácie {app} už nemožno používať. Aktualizujte na verziu {version}.
      unsupportedTitle=Aktualizáciu nemožno nainštalovať
      unsupportedSystem={app} {version} vyžaduje {system} alebo novší.
      unsupportedDevice={app} {version} na tomto zariadení nefunguje.
      currentTitle=Aplikácia je aktuálna
      currentMessage={app} {installed} je najnovšia verzia.
      failedTitle=Aktualizácie sa nepodarilo vyhľadať
      failedMessage=Skontrolujte pripojenie na internet a skúste to znova.
      waiting=Ak obchod aktualizáciu ešte nezobrazuje, chvíľu počkajte a skontrolujte to znova.
      storeFailed=Obchod sa nepodarilo otvoriť. Otvorte tento odkaz: {link}
      notes=Čo je nové
      version=Verzia {version}
      update=Aktualizovať
      updateNow=Aktualizovať teraz
      later=Neskôr
      skip=Preskočiť túto verziu
      close=Zavrieť
      ok=OK
      checkAgain=Skontrolovať znova
      tryAgain=Skúsiť znova
      daysLeft.one=Na aktualizáciu zostáva {count} deň
      daysLeft.few=Na aktualizáciu zostávajú {count} dni
      daysLeft.other=Na aktualizáciu zostáva {count} dní
      timesLeft.one=Môžete to odložiť ešte {count}-krát.
      timesLeft.few=Môžete to odložiť ešte {count}-krát.
      timesLeft.other=Môžete to odložiť ešte {count}-krát.
      """)
  }
}
