extension TextTable {
  /// Turkish.
  static var turkish: TextTable {
    TextTable(
      "tr",
      """
      availableTitle=Güncelleme var
      availableMessage={app} {version} artık kullanılabilir. Sizdeki sürüm: {installed}.
      criticalTitle=Önemli güncelleme
      criticalMessage={app} {version} önemli bir sorunu düzeltiyor. Lütfen şimdi güncelleyin.
      forcedTitle=Güncelleme gerekli
      forcedMessage={app} uygulamasının bu sürümü artık desteklenmiyor. Kullanmaya devam etmek için güncelleyin.
      blockedTitle=Bu sürüm kullanılamıyor
      blockedMessage={app} uygulamasının {installed} sürümü artık kullanılamıyor. {version} sürümüne güncelleyin.
      unsupportedTitle=Güncelleme yüklenemiyor
      unsupportedSystem={app} {version} için {system} veya daha yenisi gerekli.
      unsupportedDevice={app} {version} bu aygıtta çalışmıyor.
      currentTitle=Uygulama güncel
      currentMessage={app} {installed} en son sürüm.
      failedTitle=Güncellemeler denetlenemedi
      failedMessage=İnternet bağlantınızı kontrol edip yeniden deneyin.
      waiting=Mağaza güncellemeyi henüz göstermiyorsa biraz bekleyip yeniden denetleyin.
      storeFailed=Mağaza açılamadı. Şu bağlantıyı açın: {link}
      notes=Yenilikler
      version=Sürüm {version}
      update=Güncelle
      updateNow=Şimdi güncelle
      later=Daha sonra
      skip=Bu sürümü atla
      close=Kapat
      ok=Tamam
      checkAgain=Yeniden denetle
      tryAgain=Yeniden dene
      daysLeft.one=Güncellemek için {count} gün kaldı
      daysLeft.other=Güncellemek için {count} gün kaldı
      timesLeft.one=Bunu {count} kez daha erteleyebilirsiniz.
      timesLeft.other=Bunu {count} kez daha erteleyebilirsiniz.
      """)
  }
}
