extension TextTable {
  /// Polish.
  static var polish: TextTable {
    TextTable(
      "pl",
      """
      availableTitle=Dostępne uaktualnienie
      availableMessage={app} {version} jest już do pobrania. Masz wersję {installed}.
      criticalTitle=Ważne uaktualnienie
      criticalMessage={app} {version} usuwa ważny problem. Uaktualnij teraz.
      forcedTitle=Wymagane uaktualnienie
      forcedMessage=Ta wersja aplikacji {app} nie jest już obsługiwana. Uaktualnij, aby dalej z niej korzystać.
      blockedTitle=Tej wersji nie można używać
      blockedMessage=Wersji {installed} aplikacji {app} nie można już używać. Uaktualnij do wersji {version}.
      unsupportedTitle=Nie można zainstalować uaktualnienia
      unsupportedSystem={app} {version} wymaga systemu {system} lub nowszego.
      unsupportedDevice={app} {version} nie działa na tym urządzeniu.
      currentTitle=Aplikacja jest aktualna
      currentMessage={app} {installed} to najnowsza wersja.
      failedTitle=Nie udało się sprawdzić uaktualnień
      failedMessage=Sprawdź połączenie z internetem i spróbuj ponownie.
      waiting=Jeśli sklep nie pokazuje jeszcze uaktualnienia, odczekaj chwilę i sprawdź ponownie.
      storeFailed=Nie udało się otworzyć sklepu. Otwórz ten link: {link}
      notes=Co nowego
      version=Wersja {version}
      update=Uaktualnij
      updateNow=Uaktualnij teraz
      later=Później
      skip=Pomiń tę wersję
      close=Zamknij
      ok=OK
      checkAgain=Sprawdź ponownie
      tryAgain=Spróbuj ponownie
      daysLeft.one=Został {count} dzień na uaktualnienie
      daysLeft.few=Zostały {count} dni na uaktualnienie
      daysLeft.many=Zostało {count} dni na uaktualnienie
      timesLeft.one=Możesz odłożyć to jeszcze {count} raz.
      timesLeft.few=Możesz odłożyć to jeszcze {count} razy.
      timesLeft.many=Możesz odłożyć to jeszcze {count} razy.
      """)
  }
}
