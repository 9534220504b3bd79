extension TextTable {
  /// Telugu.
  static var telugu: TextTable {
    TextTable(
      "te",
      """
      availableTitle=అప్‌డేట్ అందుబాటులో ఉంది
      availableMessage={app} {version} ఇప్పుడు అందుబాటులో ఉంది. మీ వద్ద వెర్షన్ {installed} ఉంది.
      criticalTitle=ముఖ్యమైన అప్‌డేట్
      criticalMessage={app} {version} ఒక ముఖ్యమైన సమస్యను పరిష్కరిస్తుంది. దయచేసి ఇప్పుడే అప్‌డేట్ చేయండి.
      forcedTitle=అప్‌డేట్ తప్పనిసరి
      forcedMessage={app} యొక్క ఈ వెర్షన్‌కు ఇకపై మద్దతు లేదు. యాప్‌ను ఉపయోగించడానికి అప్‌డేట్ చేయండి.
      blockedTitle=ఈ వెర్షన్‌ను ఉపయోగించలేరు
      blockedMessage={app} వెర్షన్ {installed} ను ఇకపై ఉపయోగించలేరు. వెర్షన్ {version} కు అప్‌డేట్ చేయండి.
      unsupportedTitle=అప్‌డేట్‌ను ఇన్‌స్టాల్ చేయలేరు
      unsupportedSystem={app} {version} కు {system} లేదా కొత్తది అవసరం.
      unsupportedDevice={app} {version} ఈ పరికరంలో పని చేయదు.
      currentTitle=యాప్ తాజాగా ఉంది
      currentMessage={app} {installed} తాజా వెర్షన్.
      failedTitle=అప్‌డేట్‌ల కోసం చూడలేకపోయాము
      failedMessage=మీ ఇంటర్నెట్ కనెక్షన్‌ను చూసి మళ్లీ ప్రయత్నించండి.
      waiting=స్టోర్‌లో అప్‌డేట్ ఇంకా కనిపించకపోతే, కాసేపు ఆగి మళ్లీ చూడండి.
      storeFailed=స్టోర్ తెరుచుకోలేదు. ఈ లింక్‌ను తెరవండి: {link}
      notes=కొత్తవి ఏమిటి
      version=వెర్షన్ {version}
      update=అప్‌డేట్ చేయి
      updateNow=ఇప్పుడే అప్‌డేట్ చేయి
      later=తర్వాత
      skip=ఈ వెర్షన్‌ను వదిలేయి
      close=మూసివేయి
      ok=సరే
      checkAgain=మళ్లీ చూడు
      tryAgain=మళ్లీ ప్రయత్నించు
      daysLeft.one=అప్‌డేట్ చేయడానికి {count} రోజు మిగిలి ఉంది
      daysLeft.other=అప్‌డేట్ చేయడానికి {count} రోజులు మిగిలి ఉన్నాయి
      timesLeft.one=మీరు దీన్ని ఇంకా {count} సారి వాయిదా వేయవచ్చు.
      timesLeft.other=మీరు దీన్ని ఇంకా {count} సార్లు వాయిదా వేయవచ్చు.
      """)
  }
}
