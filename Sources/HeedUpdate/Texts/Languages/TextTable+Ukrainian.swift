extension TextTable {
  /// Ukrainian.
  static var ukrainian: TextTable {
    TextTable(
      "uk",
      """
      availableTitle=Доступне оновлення
      availableMessage=Вийшла нова версія {app} {version}. У вас версія {installed}.
      criticalTitle=Важливе оновлення
      criticalMessage={app} {version} усуває важливу проблему. Оновіть зараз.
      forcedTitle=Потрібне оновлення
      forcedMessage=Ця версія застосунку {app} більше не підтримується. Оновіть його, щоб користуватися далі.
      blockedTitle=Цю версію не можна використовувати
      blockedMessage=Версію {installed} застосунку {app} більше не можна використовувати. Оновіть до версії {version}.
      unsupportedTitle=Оновлення не можна встановити
      unsupportedSystem=Для {app} {version} потрібна {system} або новіша.
      unsupportedDevice={app} {version} не працює на цьому пристрої.
      currentTitle=Оновлень немає
      currentMessage={app} {installed} — найновіша версія.
      failedTitle=Не вдалося перевірити оновлення
      failedMessage=Перевірте з’єднання з інтернетом і спробуйте ще раз.
      waiting=Якщо в магазині ще немає оновлення, зачекайте трохи й перевірте знову.
      storeFailed=Не вдалося відкрити магазин. Відкрийте це посилання: {link}
      notes=Що нового
      version=Версія {version}
      update=Оновити
      updateNow=Оновити зараз
      later=Пізніше
      skip=Пропустити цю версію
      close=Закрити
      ok=ОК
      checkAgain=Перевірити знову
      tryAgain=Спробувати ще раз
      daysLeft.one=На оновлення залишився {count} день
      daysLeft.few=На оновлення залишилося {count} дні
      daysLeft.many=На оновлення залишилося {count} днів
      timesLeft.one=Можна відкласти ще {count} раз.
      timesLeft.few=Можна відкласти ще {count} рази.
      timesLeft.many=Можна відкласти ще {count} разів.
      """)
  }
}
