extension TextTable {
  /// Serbian in Cyrillic letters.
  static var serbian: TextTable {
    TextTable(
      "sr",
      """
      availableTitle=Доступно је ажурирање
      availableMessage={app} {version} је сада на располагању. Имате верзију {installed}.
      criticalTitle=Важно ажурирање
      criticalMessage={app} {version} решава важан проблем. Ажурирајте сада.
      forcedTitle=Потребно је ажурирање
      forcedMessage=Ова верзија апликације {app} више није подржана. Ажурирајте је да бисте наставили да је користите.
      blockedTitle=Ова верзија не може да се користи
      blockedMessage=Верзија {installed} апликације {app} више не може да се користи. Ажурирајте на верзију {version}.
      unsupportedTitle=Ажурирање не може да се инсталира
      unsupportedSystem={app} {version} захтева {system} или новији.
      unsupportedDevice={app} {version} не ради на овом уређају.
      currentTitle=Апликација је ажурирана
      currentMessage={app} {installed} је најновија верзија.
      failedTitle=Провера ажурирања није успела
      failedMessage=Проверите интернет везу и покушајте поново.
      waiting=Ако продавница још не приказује ажурирање, сачекајте мало и проверите поново.
      storeFailed=Продавница није могла да се отвори. Отворите овај линк: {link}
      notes=Шта је ново
      version=Верзија {version}
      update=Ажурирај
      updateNow=Ажурирај сада
      later=Касније
      skip=Прескочи ову верзију
      close=Затвори
      ok=У реду
      checkAgain=Провери поново
      tryAgain=Покушај поново
      daysLeft.one=Преостао је {count} дан за ажурирање
      daysLeft.few=Преостала су {count} дана за ажурирање
      daysLeft.other=Преостало је {count} дана за ажурирање
      timesLeft.one=Ово можете одложити још {count} пут.
      timesLeft.few=Ово можете одложити још {count} пута.
      timesLeft.other=Ово можете одложити још {count} пута.
      """)
  }
}
