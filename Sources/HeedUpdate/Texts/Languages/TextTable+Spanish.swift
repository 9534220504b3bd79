extension TextTable {
  /// Spanish.
  static var spanish: TextTable {
    TextTable(
      "es",
      """
      availableTitle=Actualización disponible
      availableMessage={app} {version} ya está disponible. Tienes la versión {installed}.
      criticalTitle=Actualización importante
      criticalMessage={app} {version} corrige un problema importante. Actualiza ahora.
      forcedTitle=Actualización necesaria
      forcedMessage=Esta versión de {app} ya no es compatible. Actualiza para seguir usando la app.
      blockedTitle=Esta versión no se puede usar
      blockedMessage=La versión {installed} de {app} ya no se puede usar. Actualiza a la versión {version}.
      unsupportedTitle=No se puede instalar la actualización
      unsupportedSystem={app} {version} requiere {system} o posterior.
      unsupportedDevice={app} {version} no funciona en este dispositivo.
      currentTitle=Todo está al día
      currentMessage={app} {installed} es la versión más reciente.
      failedTitle=No se pudo buscar actualizaciones
      failedMessage=Comprueba tu conexión a internet e inténtalo de nuevo.
      waiting=Si la tienda aún no muestra la actualización, espera un poco y vuelve a comprobarlo.
      storeFailed=No se pudo abrir la tienda. Abre este enlace: {link}
      notes=Novedades
      version=Versión {version}
      update=Actualizar
      updateNow=Actualizar ahora
      later=Más tarde
      skip=Omitir esta versión
      close=Cerrar
      ok=OK
      checkAgain=Volver a comprobar
      tryAgain=Reintentar
      daysLeft.one=Queda {count} día para actualizar
      daysLeft.many=Quedan {count} de días para actualizar
      daysLeft.other=Quedan {count} días para actualizar
      timesLeft.one=Puedes posponerlo {count} vez más.
      timesLeft.many=Puedes posponerlo {count} de veces más.
      timesLeft.other=Puedes posponerlo {count} veces más.
      """)
  }
}
