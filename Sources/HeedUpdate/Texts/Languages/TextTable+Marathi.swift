extension TextTable {
  /// Marathi.
  static var marathi: TextTable {
    TextTable(
      "mr",
      """
      availableTitle=अपडेट उपलब्ध आहे
      availableMessage={app} {version} आता उपलब्ध आहे. तुमच्याकडे आवृत्ती {installed} आहे.
      criticalTitle=महत्त्वाचे अपडेट
      criticalMessage={app} {version} एक महत्त्वाची समस्या दूर करते. कृपया आता अपडेट करा.
      forcedTitle=अपडेट करणे आवश्यक आहे
      forcedMessage={app} ची ही आवृत्ती आता समर्थित नाही. ॲप वापरत राहण्यासाठी अपडेट करा.
      blockedTitle=ही आवृत्ती वापरता येत नाही
      blockedMessage={app} ची आवृत्ती {installed} आता वापरता येत नाही. आवृत्ती {version} वर अपडेट करा.
      unsupportedTitle=अपडेट इंस्टॉल करता येत नाही
      unsupportedSystem={app} {version} साठी {system} किंवा नवीन आवश्यक आहे.
      unsupportedDevice={app} {version} या डिव्हाइसवर चालत नाही.
      currentTitle=ॲप अद्ययावत आहे
      currentMessage={app} {installed} ही सर्वात नवीन आवृत्ती आहे.
      failedTitle=अपडेट तपासता आले नाही
      failedMessage=तुमचे इंटरनेट कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.
      waiting=स्टोअरमध्ये अपडेट अजून दिसत नसल्यास थोडे थांबा आणि पुन्हा तपासा.
      storeFailed=स्टोअर उघडता आले नाही. ही लिंक उघडा: {link}
      notes=नवीन काय आहे
      version=आवृत्ती {version}
      update=अपडेट करा
      updateNow=आता अपडेट करा
      later=नंतर
      skip=ही आवृत्ती वगळा
      close=बंद करा
      ok=ठीक आहे
      checkAgain=पुन्हा तपासा
      tryAgain=पुन्हा प्रयत्न करा
      daysLeft.one=अपडेट करण्यासाठी {count} दिवस उरला आहे
      daysLeft.other=अपडेट करण्यासाठी {count} दिवस उरले आहेत
      timesLeft.one=तुम्ही हे आणखी {count} वेळा पुढे ढकलू शकता.
      timesLeft.other=तुम्ही हे आणखी {count} वेळा पुढे ढकलू शकता.
      """)
  }
}
