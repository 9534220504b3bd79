extension TextTable {
  /// Romanian.
  static var romanian: TextTable {
    TextTable(
      "ro",
      """
      availableTitle=Actualizare disponibilă
      availableMessage={app} {version} este disponibilă acum. Aveți versiunea {installed}.
      criticalTitle=Actualizare importantă
      criticalMessage={app} {version} rezolvă o problemă importantă. Actualizați acum.
      forcedTitle=Actualizare necesară
      forcedMessage=Această versiune a aplicației {app} nu mai este acceptată. Actualizați pentru a o folosi în continuare.
      blockedTitle=Versiunea nu poate fi folosită
      blockedMessage=Versiunea {installed} a aplicației {app} nu mai poate fi folosită. Actualizați la versiunea {version}.
      unsupportedTitle=Actualizarea nu poate fi instalată
      unsupportedSystem={app} {version} necesită {system} sau o versiune ulterioară.
      unsupportedDevice={app} {version} nu funcționează pe acest dispozitiv.
      currentTitle=Aplicația este la zi
      currentMessage={app} {installed} este cea mai nouă versiune.
      failedTitle=Nu s-au putut căuta actualizări
      failedMessage=Verificați conexiunea la internet și încercați din nou.
      waiting=Dacă magazinul nu afișează încă actualizarea, așteptați puțin și verificați din nou.
      storeFailed=Magazinul nu a putut fi deschis. Deschideți acest link: {link}
      notes=Noutăți
      version=Versiunea {version}
      update=Actualizați
      updateNow=Actualizați acum
      later=Mai târziu
      skip=Omiteți această versiune
      close=Închideți
      ok=OK
      checkAgain=Verificați din nou
      tryAgain=Încercați din nou
      daysLeft.one=A mai rămas {count} zi pentru actualizare
      daysLeft.few=Au mai rămas {count} zile pentru actualizare
      daysLeft.other=Au mai rămas {count} de zile pentru actualizare
      timesLeft.one=Mai puteți amâna o dată.
      timesLeft.few=Mai puteți amâna de {count} ori.
      timesLeft.other=Mai puteți amâna de {count} de ori.
      """)
  }
}
