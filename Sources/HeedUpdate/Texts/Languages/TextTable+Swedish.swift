extension TextTable {
  /// Swedish.
  static var swedish: TextTable {
    TextTable(
      "sv",
      """
      availableTitle=Uppdatering tillgänglig
      availableMessage={app} {version} är nu tillgänglig. Du har version {installed}.
      criticalTitle=Viktig uppdatering
      criticalMessage={app} {version} åtgärdar ett viktigt problem. Uppdatera nu.
      forcedTitle=Uppdatering krävs
      forcedMessage=Den här versionen av {app} stöds inte längre. Uppdatera för att fortsätta använda appen.
      blockedTitle=Versionen kan inte användas
      blockedMessage=Version {installed} av {app} kan inte längre användas. Uppdatera till version {version}.
      unsupportedTitle=Uppdateringen kan inte installeras
      unsupportedSystem={app} {version} kräver {system} eller senare.
      unsupportedDevice={app} {version} fungerar inte på den här enheten.
      currentTitle=Appen är uppdaterad
      currentMessage={app} {installed} är den senaste versionen.
      failedTitle=Det gick inte att söka efter uppdateringar
      failedMessage=Kontrollera internetanslutningen och försök igen.
      waiting=Om butiken inte visar uppdateringen än kan du vänta en stund och söka igen.
      storeFailed=Butiken kunde inte öppnas. Öppna den här länken: {link}
      notes=Nyheter
      version=Version {version}
      update=Uppdatera
      updateNow=Uppdatera nu
      later=Senare
      skip=Hoppa över versionen
      close=Stäng
      ok=OK
      checkAgain=Sök igen
      tryAgain=Försök igen
      daysLeft.one={count} dag kvar att uppdatera
      daysLeft.other={count} dagar kvar att uppdatera
      timesLeft.one=Du kan skjuta upp detta {count} gång till.
      timesLeft.other=Du kan skjuta upp detta {count} gånger till.
      """)
  }
}
