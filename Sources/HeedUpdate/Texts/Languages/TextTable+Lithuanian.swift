extension TextTable {
  /// Lithuanian.
  static var lithuanian: TextTable {
    TextTable(
      "lt",
      """
      availableTitle=Yra naujinys
      availableMessage=Jau galima įdiegti {app} {version}. Jūsų versija – {installed}.
      criticalTitle=Svarbus naujinys
      criticalMessage={app} {version} ištaiso svarbią problemą. Atnaujinkite dabar.
      forcedTitle=Būtina atnaujinti
      forcedMessage=Ši „{app}“ versija nebepalaikoma. Norėdami naudotis toliau, atnaujinkite.
      blockedTitle=Šios versijos naudoti nebegalima
      blockedMessage=„{app}“ {installed} versijos naudoti nebegalima. Atnaujinkite iki {version} versijos.
      unsupportedTitle=Naujinio įdiegti negalima
      unsupportedSystem={app} {version} reikia {system} arba naujesnės.
      unsupportedDevice={app} {version} šiame įrenginyje neveikia.
      currentTitle=Programa atnaujinta
      currentMessage={app} {installed} yra naujausia versija.
      failedTitle=Nepavyko patikrinti naujinių
      failedMessage=Patikrinkite interneto ryšį ir bandykite dar kartą.
      waiting=Jei parduotuvėje naujinio dar nėra, šiek tiek palaukite ir patikrinkite dar kartą.
      storeFailed=Nepavyko atidaryti parduotuvės. Atidarykite šią nuorodą: {link}
      notes=Kas naujo
      version=Versija {version}
      update=Atnaujinti
      updateNow=Atnaujinti dabar
      later=Vėliau
      skip=Praleisti šią versiją
      close=Uždaryti
      ok=Gerai
      checkAgain=Patikrinti dar kartą
      tryAgain=Bandyti dar kartą
      daysLeft.one=Atnaujinti liko {count} diena
      daysLeft.few=Atnaujinti liko {count} dienos
      daysLeft.other=Atnaujinti liko {count} dienų
      timesLeft.one=Galite atidėti dar {count} kartą.
      timesLeft.few=Galite atidėti dar {count} kartus.
      timesLeft.other=Galite atidėti dar {count} kartų.
      """)
  }
}
