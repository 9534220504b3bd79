extension TextTable {
  /// Hindi.
  static var hindi: TextTable {
    TextTable(
      "hi",
      """
      availableTitle=अपडेट उपलब्ध है
      availableMessage={app} {version} अब उपलब्ध है। आपके पास संस्करण {installed} है।
      criticalTitle=ज़रूरी अपडेट
      criticalMessage={app} {version} एक ज़रूरी समस्या ठीक करता है। कृपया अभी अपडेट करें।
      forcedTitle=अपडेट करना ज़रूरी है
      forcedMessage={app} का यह संस्करण अब समर्थित नहीं है। ऐप का उपयोग जारी रखने के लिए अपडेट करें।
      blockedTitle=यह संस्करण उपयोग नहीं हो सकता
      blockedMessage={app} का संस्करण {installed} अब उपयोग नहीं हो सकता। संस्करण {version} पर अपडेट करें।
      unsupportedTitle=अपडेट इंस्टॉल नहीं हो सकता
      unsupportedSystem={app} {version} के लिए {system} या नया चाहिए।
      unsupportedDevice={app} {version} इस डिवाइस पर नहीं चलता।
      currentTitle=ऐप अप टू डेट है
      currentMessage={app} {installed} सबसे नया संस्करण है।
      failedTitle=अपडेट की जाँच नहीं हो सकी
      failedMessage=अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।
      waiting=अगर स्टोर में अपडेट अभी नहीं दिख रहा, तो थोड़ा रुककर फिर जाँचें।
      storeFailed=स्टोर नहीं खुल सका। यह लिंक खोलें: {link}
      notes=नया क्या है
      version=संस्करण {version}
      update=अपडेट करें
      updateNow=अभी अपडेट करें
      later=बाद में
      skip=यह संस्करण छोड़ें
      close=बंद करें
      ok=ठीक है
      checkAgain=फिर जाँचें
      tryAgain=फिर कोशिश करें
      daysLeft.one=अपडेट करने के लिए {count} दिन बाकी है
      daysLeft.other=अपडेट करने के लिए {count} दिन बाकी हैं
      timesLeft.one=आप इसे {count} बार और टाल सकते हैं।
      timesLeft.other=आप इसे {count} बार और टाल सकते हैं।
      """)
  }
}
