extension TextTable {
  /// Portuguese, as in Portugal.
  static var portugueseOfPortugal: TextTable {
    TextTable(
      "pt-PT",
      """
      availableTitle=Atualização disponível
      availableMessage={app} {version} já está disponível. Tem a versão {installed}.
      criticalTitle=Atualização importante
      criticalMessage={app} {version} corrige um problema importante. Atualize agora.
      forcedTitle=Atualização necessária
      forcedMessage=Esta versão de {app} já não é suportada. Atualize para continuar a usar a app.
      blockedTitle=Esta versão não pode ser usada
      blockedMessage=A versão {installed} de {app} já não pode ser usada. Atualize para a versão {version}.
      unsupportedTitle=Não é possível instalar a atualização
      unsupportedSystem={app} {version} requer {system} ou posterior.
      unsupportedDevice={app} {version} não funciona neste dispositivo.
      currentTitle=Está tudo atualizado
      currentMessage={app} {installed} é a versão mais recente.
      failedTitle=Não foi possível procurar atualizações
      failedMessage=Verifique a ligação à internet e tente novamente.
      waiting=Se a loja ainda não mostrar a atualização, aguarde um pouco e verifique novamente.
      storeFailed=Não foi possível abrir a loja. Abra esta ligação: {link}
      notes=Novidades
      version=Versão {version}
      update=Atualizar
      updateNow=Atualizar agora
      later=Mais tarde
      skip=Ignorar esta versão
      close=Fechar
      ok=OK
      checkAgain=Verificar novamente
      tryAgain=Tentar novamente
      daysLeft.one=Falta {count} dia para atualizar
      daysLeft.many=Faltam {count} de dias para atualizar
      daysLeft.other=Faltam {count} dias para atualizar
      timesLeft.one=Pode adiar mais {count} vez.
      timesLeft.many=Pode adiar mais {count} de vezes.
      timesLeft.other=Pode adiar mais {count} vezes.
      """)
  }
}
