extension TextTable {
  /// Latvian.
  static var latvian: TextTable {
    TextTable(
      "lv",
      """
      availableTitle=Pieejams atjauninājums
      availableMessage={app} {version} tagad ir pieejama. Jums ir versija {installed}.
      criticalTitle=Svarīgs atjauninājums
      criticalMessage={app} {version} novērš svarīgu problēmu. Atjauniniet tagad.
      forcedTitle=Nepieciešams atjauninājums
      forcedMessage=Šī {app} versija vairs netiek atbalstīta. Atjauniniet, lai turpinātu lietot lietotni.
      blockedTitle=Šo versiju nevar izmantot
      blockedMessage={app} versiju {installed} vairs nevar izmantot. Atjauniniet uz versiju {version}.
      unsupportedTitle=Atjauninājumu nevar instalēt
      unsupportedSystem={app} {version} nepieciešama {system} vai jaunāka.
      unsupportedDevice={app} {version} šajā ierīcē nedarbojas.
      currentTitle=Lietotne ir atjaunināta
      currentMessage={app} {installed} ir jaunākā versija.
      failedTitle=Neizdevās pārbaudīt atjauninājumus
      failedMessage=Pārbaudiet interneta savienojumu un mēģiniet vēlreiz.
      waiting=Ja veikalā atjauninājuma vēl nav, mazliet uzgaidiet un pārbaudiet vēlreiz.
      storeFailed=Veikalu nevarēja atvērt. Atveriet šo saiti: {link}
      notes=Kas jauns
      version=Versija {version}
      update=Atjaunināt
      updateNow=Atjaunināt tagad
      later=Vēlāk
      skip=Izlaist šo versiju
      close=Aizvērt
      ok=Labi
      checkAgain=Pārbaudīt vēlreiz
      tryAgain=Mēģināt vēlreiz
      daysLeft.zero=Atjaunināšanai atlikušas {count} dienas
      daysLeft.one=Atjaunināšanai atlikusi {count} diena
      daysLeft.other=Atjaunināšanai atlikušas {count} dienas
      timesLeft.zero=Varat atlikt vēl {count} reizes.
      timesLeft.one=Varat atlikt vēl {count} reizi.
      timesLeft.other=Varat atlikt vēl {count} reizes.
      """)
  }
}
