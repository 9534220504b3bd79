extension TextTable {
  /// Norwegian Bokmål.
  static var norwegianBokmal: TextTable {
    TextTable(
      "nb",
      """
      availableTitle=Oppdatering tilgjengelig
      availableMessage={app} {version} er nå tilgjengelig. Du har versjon {installed}.
      criticalTitle=Viktig oppdatering
      criticalMessage={app} {version} retter et viktig problem. Oppdater nå.
      forcedTitle=Oppdatering kreves
      forcedMessage=Denne versjonen av {app} støttes ikke lenger. Oppdater for å fortsette å bruke appen.
      blockedTitle=Versjonen kan ikke brukes
      blockedMessage=Versjon {installed} av {app} kan ikke lenger brukes. Oppdater til versjon {version}.
      unsupportedTitle=Oppdateringen kan ikke installeres
      unsupportedSystem={app} {version} krever {system} eller nyere.
      unsupportedDevice={app} {version} fungerer ikke på denne enheten.
      currentTitle=Appen er oppdatert
      currentMessage={app} {installed} er den nyeste versjonen.
      failedTitle=Kunne ikke se etter oppdateringer
      failedMessage=Sjekk internettforbindelsen og prøv igjen.
      waiting=Hvis butikken ikke viser oppdateringen ennå, kan du vente litt og sjekke igjen.
      storeFailed=Butikken kunne ikke åpnes. Åpne denne lenken: {link}
      notes=Nyheter
      version=Versjon {version}
      update=Oppdater
      updateNow=Oppdater nå
      later=Senere
      skip=Hopp over denne versjonen
      close=Lukk
      ok=OK
      checkAgain=Sjekk igjen
      tryAgain=Prøv igjen
      daysLeft.one={count} dag igjen til å oppdatere
      daysLeft.other={count} dager igjen til å oppdatere
      timesLeft.one=Du kan utsette dette {count} gang til.
      timesLeft.other=Du kan utsette dette {count} ganger til.
      """)
  }
}
