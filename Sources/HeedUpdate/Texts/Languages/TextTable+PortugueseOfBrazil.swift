extension TextTable {
  /// Portuguese, as in Brazil.
  static var portugueseOfBrazil: TextTable {
    TextTable(
      "pt-BR",
      """
      availableTitle=Atualização disponível
      availableMessage={app} {version} já está disponível. Você tem a versão {installed}.
      criticalTitle=Atualização importante
      criticalMessage={app} {version} corrige um problema importante. Atualize agora.
      forcedTitle=Atualização necessária
      forcedMessage=Esta versão de {app} não é mais compatível. Atualize para continuar usando o app.
      blockedTitle=Esta versão não pode ser usada
      blockedMessage=A versão {installed} de {app} não pode mais ser usada. Atualize para a versão {version}.
      unsupportedTitle=Não é possível instalar a atualização
      unsupportedSystem={app} {version} requer {system} ou posterior.
      unsupportedDevice={app} {version} não funciona neste dispositivo.
      currentTitle=Tudo atualizado
      currentMessage={app} {installed} é a versão mais recente.
      failedTitle=Não foi possível buscar atualizações
      failedMessage=Verifique sua conexão com a internet e tente de novo.
      waiting=Se a loja ainda não mostrar a atualização, espere um pouco e verifique de novo.
      storeFailed=Não foi possível abrir a loja. Abra este link: {link}
      notes=Novidades
      version=Versão {version}
      update=Atualizar
      updateNow=Atualizar agora
      later=Mais tarde
      skip=Pular esta versão
      close=Fechar
      ok=OK
      checkAgain=Verificar de novo
      tryAgain=Tentar de novo
      daysLeft.one=Falta {count} dia para atualizar
      daysLeft.many=Faltam {count} de dias para atualizar
      daysLeft.other=Faltam {count} dias para atualizar
      timesLeft.one=Você pode adiar mais {count} vez.
      timesLeft.many=Você pode adiar mais {count} de vezes.
      timesLeft.other=Você pode adiar mais {count} vezes.
      """)
  }
}
