extension TextTable {
  /// Greek.
  static var greek: TextTable {
    TextTable(
      "el",
      """
      availableTitle=Διαθέσιμη ενημέρωση
      availableMessage=Η έκδοση {version} του {app} είναι διαθέσιμη. Έχετε την έκδοση {installed}.
      criticalTitle=Σημαντική ενημέρωση
      criticalMessage=Η έκδοση {version} του {app} διορθώνει ένα σημαντικό πρόβλημα. Ενημερώστε τώρα.
      forcedTitle=Απαιτείται ενημέρωση
      forcedMessage=Αυτή η έκδοση του {app} δεν υποστηρίζεται πλέον. Ενημερώστε για να συνεχίσετε να χρησιμοποιείτε την εφαρμογή.
      blockedTitle=Η έκδοση δεν λειτουργεί πλέον
      blockedMessage=Η έκδοση {installed} του {app} δεν μπορεί πλέον να χρησιμοποιηθεί. Ενημερώστε στην έκδοση {version}.
      unsupportedTitle=Δεν είναι δυνατή η εγκατάσταση
      unsupportedSystem=Η έκδοση {version} του {app} απαιτεί {system} ή νεότερο.
      unsupportedDevice=Η έκδοση {version} του {app} δεν λειτουργεί σε αυτήν τη συσκευή.
      currentTitle=Η εφαρμογή είναι ενημερωμένη
      currentMessage=Το {app} {installed} είναι η πιο πρόσφατη έκδοση.
      failedTitle=Δεν ήταν δυνατός ο έλεγχος
      failedMessage=Ελέγξτε τη σύνδεση στο διαδίκτυο και δοκιμάστε ξανά.
      waiting=Αν το κατάστημα δεν εμφανίζει ακόμη την ενημέρωση, περιμένετε λίγο και ελέγξτε ξανά.
      storeFailed=Δεν ήταν δυνατό το άνοιγμα του καταστήματος. Ανοίξτε αυτόν τον σύνδεσμο: {link}
      notes=Τι νέο υπάρχει
      version=Έκδοση {version}
      update=Ενημέρωση
      updateNow=Ενημέρωση τώρα
      later=Αργότερα
      skip=Παράλειψη έκδοσης
      close=Κλείσιμο
      ok=ΟΚ
      checkAgain=Έλεγχος ξανά
      tryAgain=Δοκιμή ξανά
      daysLeft.one=Απομένει {count} ημέρα για ενημέρωση
      daysLeft.other=Απομένουν {count} ημέρες για ενημέρωση
      timesLeft.one=Μπορείτε να το αναβάλετε {count} φορά ακόμη.
      timesLeft.other=Μπορείτε να το αναβάλετε {count} φορές ακόμη.
      """)
  }
}
