extension TextTable {
  /// Chinese in traditional letters.
  static var chineseTraditional: TextTable {
    TextTable(
      "zh-Hant",
      """
      availableTitle=有可用的更新項目
      availableMessage={app} {version} 現已推出。您的版本是 {installed}。
      criticalTitle=重要更新
      criticalMessage={app} {version} 修正了一個重要問題，請立即更新。
      forcedTitle=需要更新
      forcedMessage=此版本的 {app} 已不再支援。請更新以繼續使用。
      blockedTitle=此版本無法使用
      blockedMessage={app} 的 {installed} 版本已無法使用。請更新至 {version} 版本。
      unsupportedTitle=無法安裝更新項目
      unsupportedSystem={app} {version} 需要 {system} 或以上版本。
      unsupportedDevice={app} {version} 無法在此裝置上執行。
      currentTitle=已是最新版本
      currentMessage={app} {installed} 是最新版本。
      failedTitle=無法檢查更新項目
      failedMessage=請檢查網路連線，然後再試一次。
      waiting=如果商店尚未顯示更新項目，請稍候再檢查。
      storeFailed=無法打開商店。請打開此連結：{link}
      notes=新功能
      version=版本 {version}
      update=更新
      updateNow=立即更新
      later=稍後
      skip=略過此版本
      close=關閉
      ok=好
      checkAgain=再次檢查
      tryAgain=再試一次
      daysLeft.other=還有 {count} 天可更新
      timesLeft.other=您還可以延後 {count} 次。
      """)
  }
}
