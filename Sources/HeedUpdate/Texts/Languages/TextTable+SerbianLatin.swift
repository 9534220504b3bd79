extension TextTable {
  /// Serbian in Latin letters.
  static var serbianLatin: TextTable {
    TextTable(
      "sr-Latn",
      """
      availableTitle=Dostupno je ažuriranje
      availableMessage={app} {version} je sada na raspolaganju. Imate verziju {installed}.
      criticalTitle=Važno ažuriranje
      criticalMessage={app} {version} rešava važan problem. Ažurirajte sada.
      forcedTitle=Potrebno je ažuriranje
      forcedMessage=Ova verzija aplikacije {app} više nije podržana. Ažurirajte je da biste nastavili da je koristite.
      blockedTitle=Ova verzija ne može da se koristi
      blockedMessage=Verzija {installed} aplikacije {app} više ne može da se koristi. Ažurirajte na verziju {version}.
      unsupportedTitle=Ažuriranje ne može da se instalira
      unsupportedSystem={app} {version} zahteva {system} ili noviji.
      unsupportedDevice={app} {version} ne radi na ovom uređaju.
      currentTitle=Aplikacija je ažurirana
      currentMessage={app} {installed} je najnovija verzija.
      failedTitle=Provera ažuriranja nije uspela
      failedMessage=Proverite internet vezu i pokušajte ponovo.
      waiting=Ako prodavnica još ne prikazuje ažuriranje, sačekajte malo i proverite ponovo.
      storeFailed=Prodavnica nije mogla da se otvori. Otvorite ovaj link: {link}
      notes=Šta je novo
      version=Verzija {version}
      update=Ažuriraj
      updateNow=Ažuriraj sada
      later=Kasnije
      skip=Preskoči ovu verziju
      close=Zatvori
      ok=U redu
      checkAgain=Proveri ponovo
      tryAgain=Pokušaj ponovo
      daysLeft.one=Preostao je {count} dan za ažuriranje
      daysLeft.few=Preostala su {count} dana za ažuriranje
      daysLeft.other=Preostalo je {count} dana za ažuriranje
      timesLeft.one=Ovo možete odložiti još {count} put.
      timesLeft.few=Ovo možete odložiti još {count} puta.
      timesLeft.other=Ovo možete odložiti još {count} puta.
      """)
  }
}
