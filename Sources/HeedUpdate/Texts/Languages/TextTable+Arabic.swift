extension TextTable {
  /// Arabic.
  static var arabic: TextTable {
    TextTable(
      "ar", isRightToLeft: true,
      """
      availableTitle=يتوفر تحديث
      availableMessage=يتوفر الآن {app} {version}. لديك الإصدار {installed}.
      criticalTitle=تحديث مهم
      criticalMessage=يعالج {app} {version} مشكلة مهمة. يُرجى التحديث الآن.
      forcedTitle=التحديث مطلوب
      forcedMessage=لم يعد هذا الإصدار من {app} مدعومًا. حدّث التطبيق لتتابع استخدامه.
      blockedTitle=لا يمكن استخدام هذا الإصدار
      blockedMessage=لم يعد بالإمكان استخدام الإصدار {installed} من {app}. حدّث إلى الإصدار {version}.
      unsupportedTitle=لا يمكن تثبيت التحديث
      unsupportedSystem=يتطلب {app} {version} نظام {system} أو أحدث.
      unsupportedDevice=لا يعمل {app} {version} على هذا الجهاز.
      currentTitle=لديك أحدث إصدار
      currentMessage={app} {installed} هو أحدث إصدار.
      failedTitle=تعذّر البحث عن تحديثات
      failedMessage=تحقق من اتصالك بالإنترنت وحاول مرة أخرى.
      waiting=إذا لم يظهر التحديث في المتجر بعد، فانتظر قليلًا ثم تحقق مرة أخرى.
      storeFailed=تعذّر فتح المتجر. افتح هذا الرابط: {link}
      notes=الجديد
      version=الإصدار {version}
      update=تحديث
      updateNow=تحديث الآن
      later=لاحقًا
      skip=تخطي هذا الإصدار
      close=إغلاق
      ok=موافق
      checkAgain=تحقق مرة أخرى
      tryAgain=إعادة المحاولة
      daysLeft.zero=لم يتبقَّ أي يوم للتحديث
      daysLeft.one=يتبقى يوم واحد للتحديث
      daysLeft.two=يتبقى يومان للتحديث
      daysLeft.few=تتبقى {count} أيام للتحديث
      daysLeft.many=يتبقى {count} يومًا للتحديث
      daysLeft.other=يتبقى {count} يوم للتحديث
      timesLeft.zero=لم يعد بإمكانك تأجيل هذا.
      timesLeft.one=يمكنك تأجيل هذا مرة واحدة أخرى.
      timesLeft.two=يمكنك تأجيل هذا مرتين أخريين.
      timesLeft.few=يمكنك تأجيل هذا {count} مرات أخرى.
      timesLeft.many=يمكنك تأجيل هذا {count} مرة أخرى.
      timesLeft.other=يمكنك تأجيل هذا {count} مرة أخرى.
      """)
  }
}
