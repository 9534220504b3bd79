extension TextTable {
  /// Finnish.
  static var finnish: TextTable {
    TextTable(
      "fi",
      """
      availableTitle=Päivitys saatavilla
      availableMessage={app} {version} on nyt saatavilla. Sinulla on versio {installed}.
      criticalTitle=Tärkeä päivitys
      criticalMessage={app} {version} korjaa tärkeän ongelman. Päivitä nyt.
      forcedTitle=Päivitys vaaditaan
      forcedMessage=Tätä sovelluksen {app} versiota ei enää tueta. Päivitä, jotta voit jatkaa käyttöä.
      blockedTitle=Versiota ei voi käyttää
      blockedMessage=Sovelluksen {app} versiota {installed} ei voi enää käyttää. Päivitä versioon {version}.
      unsupportedTitle=Päivitystä ei voi asentaa
      unsupportedSystem={app} {version} vaatii järjestelmän {system} tai uudemman.
      unsupportedDevice={app} {version} ei toimi tällä laitteella.
      currentTitle=Sovellus on ajan tasalla
      currentMessage={app} {installed} on uusin versio.
      failedTitle=Päivityksiä ei voitu etsiä
      failedMessage=Tarkista internetyhteys ja yritä uudelleen.
      waiting=Jos kauppa ei vielä näytä päivitystä, odota hetki ja tarkista uudelleen.
      storeFailed=Kauppaa ei voitu avata. Avaa tämä linkki: {link}
      notes=Uutta
      version=Versio {version}
      update=Päivitä
      updateNow=Päivitä nyt
      later=Myöhemmin
      skip=Ohita tämä versio
      close=Sulje
      ok=OK
      checkAgain=Tarkista uudelleen
      tryAgain=Yritä uudelleen
      daysLeft.one={count} päivä aikaa päivittää
      daysLeft.other={count} päivää aikaa päivittää
      timesLeft.one=Voit lykätä tätä vielä {count} kerran.
      timesLeft.other=Voit lykätä tätä vielä {count} kertaa.
      """)
  }
}
