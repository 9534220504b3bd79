extension TextTable {
  /// Italian.
  static var italian: TextTable {
    TextTable(
      "it",
      """
      availableTitle=Aggiornamento disponibile
      availableMessage={app} {version} è ora disponibile. Hai la versione {installed}.
      criticalTitle=Aggiornamento importante
      criticalMessage={app} {version} corregge un problema importante. Aggiorna ora.
      forcedTitle=Aggiornamento necessario
      forcedMessage=Questa versione di {app} non è più supportata. Aggiorna per continuare a usare l’app.
      blockedTitle=Versione non più utilizzabile
      blockedMessage=La versione {installed} di {app} non può più essere usata. Aggiorna alla versione {version}.
      unsupportedTitle=Impossibile installare l’aggiornamento
      unsupportedSystem={app} {version} richiede {system} o successivo.
      unsupportedDevice={app} {version} non funziona su questo dispositivo.
      currentTitle=L’app è aggiornata
      currentMessage={app} {installed} è la versione più recente.
      failedTitle=Impossibile cercare aggiornamenti
      failedMessage=Controlla la connessione a internet e riprova.
      waiting=Se lo store non mostra ancora l’aggiornamento, attendi un po’ e controlla di nuovo.
      storeFailed=Impossibile aprire lo store. Apri questo link: {link}
      notes=Novità
      version=Versione {version}
      update=Aggiorna
      updateNow=Aggiorna ora
      later=Più tardi
      skip=Salta questa versione
      close=Chiudi
      ok=OK
      checkAgain=Controlla di nuovo
      tryAgain=Riprova
      daysLeft.one=Resta {count} giorno per aggiornare
      daysLeft.many=Restano {count} di giorni per aggiornare
      daysLeft.other=Restano {count} giorni per aggiornare
      timesLeft.one=Puoi rimandare ancora {count} volta.
      timesLeft.many=Puoi rimandare ancora {count} di volte.
      timesLeft.other=Puoi rimandare ancora {count} volte.
      """)
  }
}
