extension TextTable {
  /// Croatian.
  static var croatian: TextTable {
    TextTable(
      "hr",
      """
      availableTitle=Dostupno je ažuriranje
      availableMessage={app} {version} sada je na raspolaganju. Imate verziju {installed}.
      criticalTitle=Važno ažuriranje
      criticalMessage={app} {version} rješava važan problem. Ažurirajte sada.
      forcedTitle=Potrebno je ažuriranje
      forcedMessage=Ova verzija aplikacije {app} više nije podržana. Ažurirajte je da biste je nastavili koristiti.
      blockedTitle=Ova se verzija ne može koristiti
      blockedMessage=Verzija {installed} aplikacije {app} više se ne može koristiti. Ažurirajte na verziju {version}.
      unsupportedTitle=Ažuriranje se ne može instalirati
      unsupportedSystem={app} {version} zahtijeva {system} ili noviji.
      unsupportedDevice={app} {version} ne radi na ovom uređaju.
      currentTitle=Aplikacija je ažurna
      currentMessage={app} {installed} najnovija je verzija.
      failedTitle=Provjera ažuriranja nije uspjela
      failedMessage=Provjerite internetsku vezu i pokušajte ponovno.
      waiting=Ako trgovina još ne prikazuje ažuriranje, malo pričekajte i provjerite ponovno.
      storeFailed=Trgovina se nije mogla otvoriti. Otvorite ovu poveznicu: {link}
      notes=Što je novo
      version=Verzija {version}
      update=Ažuriraj
      updateNow=Ažuriraj sada
      later=Kasnije
      skip=Preskoči ovu verziju
      close=Zatvori
      ok=U redu
      checkAgain=Provjeri ponovno
      tryAgain=Pokušaj ponovno
      daysLeft.one=Preostao je {count} dan za ažuriranje
      daysLeft.few=Preostala su {count} dana za ažuriranje
      daysLeft.other=Preostalo je {count} dana za ažuriranje
      timesLeft.one=Ovo možete odgoditi još {count} put.
      timesLeft.few=Ovo možete odgoditi još {count} puta.
      timesLeft.other=Ovo možete odgoditi još {count} puta.
      """)
  }
}
