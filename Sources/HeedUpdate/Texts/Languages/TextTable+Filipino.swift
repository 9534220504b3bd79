extension TextTable {
  /// Filipino.
  static var filipino: TextTable {
    TextTable(
      "fil",
      """
      availableTitle=May available na update
      availableMessage=Available na ang {app} {version}. Nasa bersyon {installed} ka.
      criticalTitle=Mahalagang update
      criticalMessage=May inaayos na mahalagang problema ang {app} {version}. Mag-update ngayon.
      forcedTitle=Kailangang mag-update
      forcedMessage=Hindi na sinusuportahan ang bersyong ito ng {app}. Mag-update para patuloy na magamit ang app.
      blockedTitle=Hindi magagamit ang bersyong ito
      blockedMessage=Hindi na magagamit ang bersyon {installed} ng {app}. Mag-update sa bersyon {version}.
      unsupportedTitle=Hindi ma-install ang update
      unsupportedSystem=Kailangan ng {app} {version} ang {system} o mas bago.
      unsupportedDevice=Hindi gumagana ang {app} {version} sa device na ito.
      currentTitle=Updated na ang app
      currentMessage=Ang {app} {installed} ang pinakabagong bersyon.
      failedTitle=Hindi matingnan kung may update
      failedMessage=Tingnan ang koneksyon mo sa internet at subukang muli.
      waiting=Kung wala pa sa store ang update, maghintay sandali at tingnan muli.
      storeFailed=Hindi mabuksan ang store. Buksan ang link na ito: {link}
      notes=Ano ang bago
      version=Bersyon {version}
      update=Mag-update
      updateNow=Mag-update ngayon
      later=Mamaya
      skip=Laktawan ang bersyong ito
      close=Isara
      ok=OK
      checkAgain=Tingnan muli
      tryAgain=Subukang muli
      daysLeft.one={count} araw na lang para mag-update
      daysLeft.other={count} na araw na lang para mag-update
      timesLeft.one=Maaari mo itong ipagpaliban nang {count} beses pa.
      timesLeft.other=Maaari mo itong ipagpaliban nang {count} na beses pa.
      """)
  }
}
