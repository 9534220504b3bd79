extension TextTable {
  /// Catalan.
  static var catalan: TextTable {
    TextTable(
      "ca",
      """
      availableTitle=Actualització disponible
      availableMessage={app} {version} ja està disponible. Tens la versió {installed}.
      criticalTitle=Actualització important
      criticalMessage={app} {version} corregeix un problema important. Actualitza ara.
      forcedTitle=Cal actualitzar
      forcedMessage=Aquesta versió de {app} ja no és compatible. Actualitza per continuar fent servir l’app.
      blockedTitle=Aquesta versió no es pot fer servir
      blockedMessage=La versió {installed} de {app} ja no es pot fer servir. Actualitza a la versió {version}.
      unsupportedTitle=No es pot instal·lar l’actualització
      unsupportedSystem={app} {version} requereix {system} o posterior.
      unsupportedDevice={app} {version} no funciona en aquest dispositiu.
      currentTitle=Tot està al dia
      currentMessage={app} {installed} és la versió més recent.
      failedTitle=No s’han pogut cercar actualitzacions
      failedMessage=Comprova la connexió a internet i torna-ho a provar.
      waiting=Si la botiga encara no mostra l’actualització, espera una mica i torna-ho a comprovar.
      storeFailed=No s’ha pogut obrir la botiga. Obre aquest enllaç: {link}
      notes=Novetats
      version=Versió {version}
      update=Actualitza
      updateNow=Actualitza ara
      later=Més tard
      skip=Omet aquesta versió
      close=Tanca
      ok=D’acord
      checkAgain=Torna-ho a comprovar
      tryAgain=Torna-ho a provar
      daysLeft.one=Queda {count} dia per actualitzar
      daysLeft.many=Queden {count} de dies per actualitzar
      daysLeft.other=Queden {count} dies per actualitzar
      timesLeft.one=Pots ajornar-ho {count} vegada més.
      timesLeft.many=Pots ajornar-ho {count} de vegades més.
      timesLeft.other=Pots ajornar-ho {count} vegades més.
      """)
  }
}
