extension TextTable {
  /// Urdu.
  static var urdu: TextTable {
    TextTable(
      "ur", isRightToLeft: true,
      """
      availableTitle=اپ ڈیٹ دستیاب ہے
      availableMessage={app} {version} اب دستیاب ہے۔ آپ کے پاس ورژن {installed} ہے۔
      criticalTitle=اہم اپ ڈیٹ
      criticalMessage={app} {version} ایک اہم مسئلہ حل کرتا ہے۔ براہ کرم ابھی اپ ڈیٹ کریں۔
      forcedTitle=اپ ڈیٹ ضروری ہے
      forcedMessage={app} کا یہ ورژن اب سپورٹ نہیں ہوتا۔ ایپ کا استعمال جاری رکھنے کے لیے اپ ڈیٹ کریں۔
      blockedTitle=یہ ورژن استعمال نہیں ہو سکتا
      blockedMessage={app} کا ورژن {installed} اب استعمال نہیں ہو سکتا۔ ورژن {version} پر اپ ڈیٹ کریں۔
      unsupportedTitle=اپ ڈیٹ انسٹال نہیں ہو سکتا
      unsupportedSystem={app} {version} کے لیے {system} یا اس سے نیا درکار ہے۔
      unsupportedDevice={app} {version} اس ڈیوائس پر نہیں چلتا۔
      currentTitle=ایپ تازہ ترین ہے
      currentMessage={app} {installed} تازہ ترین ورژن ہے۔
      failedTitle=اپ ڈیٹ چیک نہیں ہو سکا
      failedMessage=اپنا انٹرنیٹ کنکشن چیک کریں اور دوبارہ کوشش کریں۔
      waiting=اگر اسٹور میں ابھی اپ ڈیٹ نظر نہیں آ رہا تو تھوڑا انتظار کر کے دوبارہ چیک کریں۔
      storeFailed=اسٹور نہیں کھل سکا۔ یہ لنک کھولیں: {link}
      notes=نیا کیا ہے
      version=ورژن {version}
      update=اپ ڈیٹ کریں
      updateNow=ابھی اپ ڈیٹ کریں
      later=بعد میں
      skip=یہ ورژن چھوڑ دیں
      close=بند کریں
      ok=ٹھیک ہے
      checkAgain=دوبارہ چیک کریں
      tryAgain=دوبارہ کوشش کریں
      daysLeft.one=اپ ڈیٹ کے لیے {count} دن باقی ہے
      daysLeft.other=اپ ڈیٹ کے لیے {count} دن باقی ہیں
      timesLeft.one=آپ اسے مزید {count} بار ملتوی کر سکتے ہیں۔
      timesLeft.other=آپ اسے مزید {count} بار ملتوی کر سکتے ہیں۔
      """)
  }
}
