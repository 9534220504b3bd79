extension TextTable {
  /// Russian.
  static var russian: TextTable {
    TextTable(
      "ru",
      """
      availableTitle=Доступно обновление
      availableMessage=Вышла новая версия {app} {version}. У вас версия {installed}.
      criticalTitle=Важное обновление
      criticalMessage={app} {version} устраняет важную проблему. Обновите сейчас.
      forcedTitle=Требуется обновление
      forcedMessage=Эта версия приложения {app} больше не поддерживается. Обновите его, чтобы продолжить.
      blockedTitle=Эту версию нельзя использовать
      blockedMessage=Версию {installed} приложения {app} больше нельзя использовать. Обновите до версии {version}.
      unsupportedTitle=Обновление нельзя установить
      unsupportedSystem=Для {app} {version} требуется {system} или новее.
      unsupportedDevice={app} {version} не работает на этом устройстве.
      currentTitle=Обновлений нет
      currentMessage={app} {installed} — последняя версия.
      failedTitle=Не удалось проверить обновления
      failedMessage=Проверьте подключение к интернету и повторите попытку.
      waiting=Если обновления ещё нет в магазине, подождите немного и проверьте снова.
      storeFailed=Не удалось открыть магазин. Откройте эту ссылку: {link}
      notes=Что нового
      version=Версия {version}
      update=Обновить
      updateNow=Обновить сейчас
      later=Позже
      skip=Пропустить эту версию
      close=Закрыть
      ok=ОК
      checkAgain=Проверить снова
      tryAgain=Повторить
      daysLeft.one=На обновление остался {count} день
      daysLeft.few=На обновление осталось {count} дня
      daysLeft.many=На обновление осталось {count} дней
      timesLeft.one=Можно отложить ещё {count} раз.
      timesLeft.few=Можно отложить ещё {count} раза.
      timesLeft.many=Можно отложить ещё {count} раз.
      """)
  }
}
