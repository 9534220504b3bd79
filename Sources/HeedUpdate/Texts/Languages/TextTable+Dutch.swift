extension TextTable {
  /// Dutch.
  static var dutch: TextTable {
    TextTable(
      "nl",
      """
      availableTitle=Update beschikbaar
      availableMessage={app} {version} is nu beschikbaar. Je hebt versie {installed}.
      criticalTitle=Belangrijke update
      criticalMessage={app} {version} verhelpt een belangrijk probleem. Werk nu bij.
      forcedTitle=Update vereist
      forcedMessage=Deze versie van {app} wordt niet meer ondersteund. Werk de app bij om verder te gaan.
      blockedTitle=Deze versie werkt niet meer
      blockedMessage=Versie {installed} van {app} kan niet meer worden gebruikt. Werk bij naar versie {version}.
      unsupportedTitle=Update kan niet worden geïnstalleerd
      unsupportedSystem={app} {version} vereist {system} of nieuwer.
      unsupportedDevice={app} {version} werkt niet op dit apparaat.
      currentTitle=Alles is bijgewerkt
      currentMessage={app} {installed} is de nieuwste versie.
      failedTitle=Zoeken naar updates mislukt
      failedMessage=Controleer je internetverbinding en probeer het opnieuw.
      waiting=Als de store de update nog niet toont, wacht dan even en controleer opnieuw.
      storeFailed=De store kon niet worden geopend. Open deze link: {link}
      notes=Wat is er nieuw
      version=Versie {version}
      update=Werk bij
      updateNow=Werk nu bij
      later=Later
      skip=Sla deze versie over
      close=Sluit
      ok=OK
      checkAgain=Controleer opnieuw
      tryAgain=Probeer opnieuw
      daysLeft.one=Nog {count} dag om bij te werken
      daysLeft.other=Nog {count} dagen om bij te werken
      timesLeft.one=Je kunt dit nog {count} keer uitstellen.
      timesLeft.other=Je kunt dit nog {count} keer uitstellen.
      """)
  }
}
