extension TextTable {
  /// Tamil.
  static var tamil: TextTable {
    TextTable(
      "ta",
      """
      availableTitle=புதுப்பிப்பு உள்ளது
      availableMessage={app} {version} இப்போது கிடைக்கிறது. உங்களிடம் பதிப்பு {installed} உள்ளது.
      criticalTitle=முக்கிய புதுப்பிப்பு
      criticalMessage={app} {version} ஒரு முக்கிய சிக்கலைச் சரிசெய்கிறது. இப்போதே புதுப்பிக்கவும்.
      forcedTitle=புதுப்பிப்பது அவசியம்
      forcedMessage={app} இன் இந்தப் பதிப்பு இனி ஆதரிக்கப்படாது. தொடர்ந்து பயன்படுத்த, புதுப்பிக்கவும்.
      blockedTitle=இந்தப் பதிப்பைப் பயன்படுத்த முடியாது
      blockedMessage={app} இன் பதிப்பு {installed} ஐ இனி பயன்படுத்த முடியாது. பதிப்பு {version} க்குப் புதுப்பிக்கவும்.
      unsupportedTitle=புதுப்பிப்பை நிறுவ முடியாது
      unsupportedSystem={app} {version} க்கு {system} அல்லது புதியது தேவை.
      unsupportedDevice={app} {version} இந்தச் சாதனத்தில் இயங்காது.
      currentTitle=ஆப் புதிய நிலையில் உள்ளது
      currentMessage={app} {installed} சமீபத்திய பதிப்பு.
      failedTitle=புதுப்பிப்பைச் சரிபார்க்க முடியவில்லை
      failedMessage=இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலவும்.
      waiting=கடையில் புதுப்பிப்பு இன்னும் தெரியவில்லை எனில், சற்று காத்திருந்து மீண்டும் சரிபார்க்கவும்.
      storeFailed=கடையைத் திறக்க முடியவில்லை. இந்த இணைப்பைத் திறக்கவும்: {link}
      notes=புதியவை
      version=பதிப்பு {version}
      update=புதுப்பி
      updateNow=இப்போது புதுப்பி
      later=பிறகு
      skip=இந்தப் பதிப்பைத் தவிர்
      close=மூடு
      ok=சரி
      checkAgain=மீண்டும் சரிபார்
      tryAgain=மீண்டும் முயல்
      daysLeft.one=புதுப்பிக்க {count} நாள் உள்ளது
      daysLeft.other=புதுப்பிக்க {count} நாட்கள் உள்ளன
      timesLeft.one=இதை மேலும் {count} முறை தள்ளிப்போடலாம்.
      timesLeft.other=இதை மேலும் {count} முறை தள்ளிப்போடலாம்.
      """)
  }
}
