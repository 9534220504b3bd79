extension TextTable {
  /// Hebrew.
  static var hebrew: TextTable {
    TextTable(
      "he", isRightToLeft: true,
      """
      availableTitle=קיים עדכון
      availableMessage={app} {version} זמין כעת. הגרסה שלך היא {installed}.
      criticalTitle=עדכון חשוב
      criticalMessage={app} {version} פותר בעיה חשובה. יש לעדכן עכשיו.
      forcedTitle=נדרש עדכון
      forcedMessage=גרסה זו של {app} אינה נתמכת עוד. יש לעדכן כדי להמשיך להשתמש ביישום.
      blockedTitle=לא ניתן להשתמש בגרסה זו
      blockedMessage=לא ניתן עוד להשתמש בגרסה {installed} של {app}. יש לעדכן לגרסה {version}.
      unsupportedTitle=לא ניתן להתקין את העדכון
      unsupportedSystem={app} {version} דורש {system} ומעלה.
      unsupportedDevice={app} {version} אינו פועל במכשיר זה.
      currentTitle=הכול מעודכן
      currentMessage={app} {installed} היא הגרסה העדכנית ביותר.
      failedTitle=לא ניתן היה לחפש עדכונים
      failedMessage=יש לבדוק את החיבור לאינטרנט ולנסות שוב.
      waiting=אם העדכון עדיין לא מופיע בחנות, יש להמתין מעט ולבדוק שוב.
      storeFailed=לא ניתן היה לפתוח את החנות. יש לפתוח את הקישור הזה: {link}
      notes=מה חדש
      version=גרסה {version}
      update=עדכון
      updateNow=עדכון עכשיו
      later=מאוחר יותר
      skip=דילוג על גרסה זו
      close=סגירה
      ok=אישור
      checkAgain=בדיקה חוזרת
      tryAgain=ניסיון חוזר
      daysLeft.one=נותר יום אחד לעדכון
      daysLeft.two=נותרו יומיים לעדכון
      daysLeft.other=נותרו {count} ימים לעדכון
      timesLeft.one=אפשר לדחות את זה עוד פעם אחת.
      timesLeft.two=אפשר לדחות את זה עוד פעמיים.
      timesLeft.other=אפשר לדחות את זה עוד {count} פעמים.
      """)
  }
}
