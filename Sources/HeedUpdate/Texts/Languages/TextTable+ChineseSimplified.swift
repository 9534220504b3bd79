extension TextTable {
  /// Chinese in simplified letters.
  static var chineseSimplified: TextTable {
    TextTable(
      "zh-Hans",
      """
      availableTitle=有可用更新
      availableMessage={app} {version} 现已推出。您的版本是 {installed}。
      criticalTitle=重要更新
      criticalMessage={app} {version} 修复了一个重要问题，请立即更新。
      forcedTitle=需要更新
      forcedMessage=此版本的 {app} 已不再受支持。请更新以继续使用。
      blockedTitle=此版本无法使用
      blockedMessage={app} 的 {installed} 版本已无法使用。请更新到 {version} 版本。
      unsupportedTitle=无法安装更新
      unsupportedSystem={app} {version} 需要 {system} 或更高版本。
      unsupportedDevice={app} {version} 无法在此设备上运行。
      currentTitle=已是最新版本
      currentMessage={app} {installed} 是最新版本。
      failedTitle=无法检查更新
      failedMessage=请检查网络连接后重试。
      waiting=如果商店尚未显示更新，请稍等片刻再检查。
      storeFailed=无法打开商店。请打开此链接：{link}
      notes=新功能
      version=版本 {version}
      update=更新
      updateNow=立即更新
      later=以后
      skip=跳过此版本
      close=关闭
      ok=好
      checkAgain=再次检查
      tryAgain=重试
      daysLeft.other=还有 {count} 天可更新
      timesLeft.other=您还可以推迟 {count} 次。
      """)
  }
}
