extension TextTable {
  /// English.
  static var english: TextTable {
    TextTable(
      "en",
      """
      availableTitle=Update available
      availableMessage={app} {version} is now available. You have version {installed}.
      criticalTitle=Important update
      criticalMessage={app} {version} fixes an important problem. Please update now.
      forcedTitle=Update required
      forcedMessage=This version of {app} is no longer supported. Update to keep using the app.
      blockedTitle=This version can’t be used
      blockedMessage=Version {installed} of {app} can no longer be used. Update to version {version}.
      unsupportedTitle=The update can’t be installed
      unsupportedSystem={app} {version} requires {system} or later.
      unsupportedDevice={app} {version} doesn’t work on this device.
      currentTitle=You’re up to date
      currentMessage={app} {installed} is the latest version.
      failedTitle=Couldn’t check for updates
      failedMessage=Check your internet connection and try again.
      waiting=If the store doesn’t show the update yet, wait a little and check again.
      storeFailed=The store couldn’t be opened. Open this link: {link}
      notes=What’s new
      version=Version {version}
      update=Update
      updateNow=Update now
      later=Later
      skip=Skip this version
      close=Close
      ok=OK
      checkAgain=Check again
      tryAgain=Try again
      daysLeft.one={count} day left to update
      daysLeft.other={count} days left to update
      timesLeft.one=You can put this off {count} more time.
      timesLeft.other=You can put this off {count} more times.
      """)
  }
}
