extension TextTable {
  /// Bulgarian.
  static var bulgarian: TextTable {
    TextTable(
      "bg",
      """
      availableTitle=Има налична актуализация
      availableMessage={app} {version} вече е налична. Вашата версия е {installed}.
      criticalTitle=Важна актуализация
      criticalMessage={app} {version} отстранява важен проблем. Актуализирайте сега.
      forcedTitle=Нужна е актуализация
      forcedMessage=Тази версия на {app} вече не се поддържа. Актуализирайте, за да продължите да използвате приложението.
      blockedTitle=Тази версия не може да се използва
      blockedMessage=Версия {installed} на {app} вече не може да се използва. Актуализирайте до версия {version}.
      unsupportedTitle=Актуализацията не може да се инсталира
      unsupportedSystem={app} {version} изисква {system} или по-нова.
      unsupportedDevice={app} {version} не работи на това устройство.
      currentTitle=Приложението е актуално
      currentMessage={app} {installed} е най-новата версия.
      failedTitle=Проверката за актуализации не успя
      failedMessage=Проверете интернет връзката си и опитайте отново.
      waiting=Ако магазинът още не показва актуализацията, изчакайте малко и проверете отново.
      storeFailed=Магазинът не можа да бъде отворен. Отворете тази връзка: {link}
      notes=Какво е новото
      version=Версия {version}
      update=Актуализиране
      updateNow=Актуализиране сега
      later=По-късно
      skip=Пропускане на версията
      close=Затваряне
      ok=ОК
      checkAgain=Нова проверка
      tryAgain=Нов опит
      daysLeft.one=Остава {count} ден за актуализиране
      daysLeft.other=Остават {count} дни за актуализиране
      timesLeft.one=Можете да отложите още {count} път.
      timesLeft.other=Можете да отложите още {count} пъти.
      """)
  }
}
