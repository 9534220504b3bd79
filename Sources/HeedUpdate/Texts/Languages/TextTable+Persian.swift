extension TextTable {
  /// Persian.
  static var persian: TextTable {
    TextTable(
      "fa", isRightToLeft: true,
      """
      availableTitle=به‌روزرسانی موجود است
      availableMessage={app} {version} اکنون در دسترس است. نسخهٔ شما {installed} است.
      criticalTitle=به‌روزرسانی مهم
      criticalMessage={app} {version} مشکل مهمی را برطرف می‌کند. لطفاً اکنون به‌روزرسانی کنید.
      forcedTitle=به‌روزرسانی لازم است
      forcedMessage=این نسخه از {app} دیگر پشتیبانی نمی‌شود. برای ادامهٔ استفاده، به‌روزرسانی کنید.
      blockedTitle=این نسخه قابل استفاده نیست
      blockedMessage=نسخهٔ {installed} از {app} دیگر قابل استفاده نیست. به نسخهٔ {version} به‌روزرسانی کنید.
      unsupportedTitle=به‌روزرسانی نصب نمی‌شود
      unsupportedSystem={app} {version} به {system} یا جدیدتر نیاز دارد.
      unsupportedDevice={app} {version} روی این دستگاه کار نمی‌کند.
      currentTitle=برنامه به‌روز است
      currentMessage={app} {installed} جدیدترین نسخه است.
      failedTitle=بررسی به‌روزرسانی انجام نشد
      failedMessage=اتصال اینترنت خود را بررسی کنید و دوباره امتحان کنید.
      waiting=اگر فروشگاه هنوز به‌روزرسانی را نشان نمی‌دهد، کمی صبر کنید و دوباره بررسی کنید.
      storeFailed=فروشگاه باز نشد. این پیوند را باز کنید: {link}
      notes=چه چیزی جدید است
      version=نسخهٔ {version}
      update=به‌روزرسانی
      updateNow=اکنون به‌روزرسانی شود
      later=بعداً
      skip=رد شدن از این نسخه
      close=بستن
      ok=تأیید
      checkAgain=بررسی دوباره
      tryAgain=تلاش دوباره
      daysLeft.one={count} روز برای به‌روزرسانی مانده است
      daysLeft.other={count} روز برای به‌روزرسانی مانده است
      timesLeft.one=می‌توانید {count} بار دیگر آن را به تعویق بیندازید.
      timesLeft.other=می‌توانید {count} بار دیگر آن را به تعویق بیندازید.
      """)
  }
}
