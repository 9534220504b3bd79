extension TextTable {
  /// Czech.
  static var czech: TextTable {
    TextTable(
      "cs",
      """
      availableTitle=Je dostupná aktualizace
      availableMessage={app} {version} je nyní k dispozici. Máte verzi {installed}.
      criticalTitle=Důležitá aktualizace
      criticalMessage={app} {version} opravuje důležitý problém. Aktualizujte nyní.
      forcedTitle=Je nutná aktualizace
      forcedMessage=Tato verze aplikace {app} už není podporována. Chcete-li ji dál používat, aktualizujte ji.
      blockedTitle=Tuto verzi nelze používat
      blockedMessage=Verzi {installed} aplikace {app} už nelze používat. Aktualizujte na verzi {version}.
      unsupportedTitle=Aktualizaci nelze nainstalovat
      unsupportedSystem={app} {version} vyžaduje {system} nebo novější.
      unsupportedDevice={app} {version} na tomto zařízení nefunguje.
      currentTitle=Aplikace je aktuální
      currentMessage={app} {installed} je nejnovější verze.
      failedTitle=Aktualizace se nepodařilo vyhledat
      failedMessage=Zkontrolujte připojení k internetu a zkuste to znovu.
      waiting=Pokud obchod aktualizaci ještě nezobrazuje, chvíli počkejte a zkontrolujte to znovu.
      storeFailed=Obchod se nepodařilo otevřít. Otevřete tento odkaz: {link}
      notes=Co je nového
      version=Verze {version}
      update=Aktualizovat
      updateNow=Aktualizovat nyní
      later=Později
      skip=Přeskočit tuto verzi
      close=Zavřít
      ok=OK
      checkAgain=Zkontrolovat znovu
      tryAgain=Zkusit znovu
      daysLeft.one=Na aktualizaci zbývá {count} den
      daysLeft.few=Na aktualizaci zbývají {count} dny
      daysLeft.other=Na aktualizaci zbývá {count} dní
      timesLeft.one=Můžete to odložit ještě {count}krát.
      timesLeft.few=Můžete to odložit ještě {count}krát.
      timesLeft.other=Můžete to odložit ještě {count}krát.
      """)
  }
}
