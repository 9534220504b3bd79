extension TextTable {
  /// French.
  static var french: TextTable {
    TextTable(
      "fr",
      """
      availableTitle=Mise à jour disponible
      availableMessage={app} {version} est disponible. Vous avez la version {installed}.
      criticalTitle=Mise à jour importante
      criticalMessage={app} {version} corrige un problème important. Installez-la dès maintenant.
      forcedTitle=Mise à jour requise
      forcedMessage=Cette version de {app} n’est plus prise en charge. Mettez l’app à jour pour continuer à l’utiliser.
      blockedTitle=Version inutilisable
      blockedMessage=La version {installed} de {app} ne peut plus être utilisée. Passez à la version {version}.
      unsupportedTitle=Mise à jour impossible
      unsupportedSystem={app} {version} nécessite {system} ou une version ultérieure.
      unsupportedDevice={app} {version} ne fonctionne pas sur cet appareil.
      currentTitle=L’app est à jour
      currentMessage={app} {installed} est la dernière version.
      failedTitle=Vérification impossible
      failedMessage=Vérifiez votre connexion Internet et réessayez.
      waiting=Si le store n’affiche pas encore la mise à jour, patientez un peu et vérifiez à nouveau.
      storeFailed=Impossible d’ouvrir le store. Ouvrez ce lien : {link}
      notes=Nouveautés
      version=Version {version}
      update=Mettre à jour
      updateNow=Mettre à jour maintenant
      later=Plus tard
      skip=Ignorer cette version
      close=Fermer
      ok=OK
      checkAgain=Vérifier à nouveau
      tryAgain=Réessayer
      daysLeft.one=Encore {count} jour pour mettre à jour
      daysLeft.many=Encore {count} de jours pour mettre à jour
      daysLeft.other=Encore {count} jours pour mettre à jour
      timesLeft.one=Vous pouvez reporter encore {count} fois.
      timesLeft.many=Vous pouvez reporter encore {count} de fois.
      timesLeft.other=Vous pouvez reporter encore {count} fois.
      """)
  }
}
