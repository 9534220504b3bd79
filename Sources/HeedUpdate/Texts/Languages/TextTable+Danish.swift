extension TextTable {
  /// Danish.
  static var danish: TextTable {
    TextTable(
      "da",
      """
      availableTitle=Opdatering tilgængelig
      availableMessage={app} {version} er nu tilgængelig. Du har version {installed}.
      criticalTitle=Vigtig opdatering
      criticalMessage={app} {version} løser et vigtigt problem. Opdater nu.
      forcedTitle=Opdatering påkrævet
      forcedMessage=Denne version af {app} understøttes ikke længere. Opdater for at fortsætte med at bruge appen.
      blockedTitle=Versionen kan ikke bruges
      blockedMessage=Version {installed} af {app} kan ikke længere bruges. Opdater til version {version}.
      unsupportedTitle=Opdateringen kan ikke installeres
      unsupportedSystem={app} {version} kræver {system} eller nyere.
      unsupportedDevice={app} {version} fungerer ikke på denne enhed.
      currentTitle=Appen er opdateret
      currentMessage={app} {installed} er den nyeste version.
      failedTitle=Kunne ikke søge efter opdateringer
      failedMessage=Kontroller internetforbindelsen, og prøv igen.
      waiting=Hvis butikken ikke viser opdateringen endnu, så vent lidt, og søg igen.
      storeFailed=Butikken kunne ikke åbnes. Åbn dette link: {link}
      notes=Nyheder
      version=Version {version}
      update=Opdater
      updateNow=Opdater nu
      later=Senere
      skip=Spring denne version over
      close=Luk
      ok=OK
      checkAgain=Søg igen
      tryAgain=Prøv igen
      daysLeft.one={count} dag tilbage til at opdatere
      daysLeft.other={count} dage tilbage til at opdatere
      timesLeft.one=Du kan udskyde dette {count} gang mere.
      timesLeft.other=Du kan udskyde dette {count} gange mere.
      """)
  }
}
