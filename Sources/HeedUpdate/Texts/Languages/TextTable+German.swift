extension TextTable {
  /// German.
  static var german: TextTable {
    TextTable(
      "de",
      """
      availableTitle=Update verfügbar
      availableMessage={app} {version} ist jetzt verfügbar. Sie haben Version {installed}.
      criticalTitle=Wichtiges Update
      criticalMessage={app} {version} behebt ein wichtiges Problem. Bitte jetzt aktualisieren.
      forcedTitle=Update erforderlich
      forcedMessage=Diese Version von {app} wird nicht mehr unterstützt. Aktualisieren Sie, um die App weiter zu verwenden.
      blockedTitle=Version nicht mehr nutzbar
      blockedMessage=Version {installed} von {app} kann nicht mehr verwendet werden. Aktualisieren Sie auf Version {version}.
      unsupportedTitle=Update kann nicht installiert werden
      unsupportedSystem={app} {version} benötigt {system} oder neuer.
      unsupportedDevice={app} {version} läuft nicht auf diesem Gerät.
      currentTitle=Alles auf dem neuesten Stand
      currentMessage={app} {installed} ist die neueste Version.
      failedTitle=Suche nach Updates fehlgeschlagen
      failedMessage=Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.
      waiting=Falls der Store das Update noch nicht anzeigt, warten Sie etwas und prüfen Sie erneut.
      storeFailed=Der Store konnte nicht geöffnet werden. Öffnen Sie diesen Link: {link}
      notes=Neuigkeiten
      version=Version {version}
      update=Aktualisieren
      updateNow=Jetzt aktualisieren
      later=Später
      skip=Diese Version überspringen
      close=Schließen
      ok=OK
      checkAgain=Erneut prüfen
      tryAgain=Erneut versuchen
      daysLeft.one=Noch {count} Tag zum Aktualisieren
      daysLeft.other=Noch {count} Tage zum Aktualisieren
      timesLeft.one=Sie können dies noch {count} Mal verschieben.
      timesLeft.other=Sie können dies noch {count} Mal verschieben.
      """)
  }
}
