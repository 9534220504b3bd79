extension TextTable {
  /// Japanese.
  static var japanese: TextTable {
    TextTable(
      "ja",
      """
      availableTitle=アップデートがあります
      availableMessage={app} {version} が利用可能です。現在のバージョンは {installed} です。
      criticalTitle=重要なアップデート
      criticalMessage={app} {version} で重要な問題が修正されます。今すぐアップデートしてください。
      forcedTitle=アップデートが必要です
      forcedMessage=このバージョンの {app} はサポートが終了しました。引き続き使用するにはアップデートしてください。
      blockedTitle=このバージョンは使用できません
      blockedMessage={app} のバージョン {installed} は使用できなくなりました。バージョン {version} にアップデートしてください。
      unsupportedTitle=アップデートをインストールできません
      unsupportedSystem={app} {version} には {system} 以降が必要です。
      unsupportedDevice={app} {version} はこのデバイスでは動作しません。
      currentTitle=最新の状態です
      currentMessage={app} {installed} は最新バージョンです。
      failedTitle=アップデートを確認できませんでした
      failedMessage=インターネット接続を確認して、もう一度お試しください。
      waiting=ストアにアップデートがまだ表示されない場合は、しばらくしてからもう一度確認してください。
      storeFailed=ストアを開けませんでした。次のリンクを開いてください: {link}
      notes=新機能
      version=バージョン {version}
      update=アップデート
      updateNow=今すぐアップデート
      later=あとで
      skip=このバージョンをスキップ
      close=閉じる
      ok=OK
      checkAgain=もう一度確認
      tryAgain=再試行
      daysLeft.other=アップデート期限まであと {count} 日
      timesLeft.other=あと {count} 回延期できます。
      """)
  }
}
