extension TextTable {
  /// Indonesian.
  static var indonesian: TextTable {
    TextTable(
      "id",
      """
      availableTitle=Pembaruan tersedia
      availableMessage={app} {version} kini tersedia. Anda memakai versi {installed}.
      criticalTitle=Pembaruan penting
      criticalMessage={app} {version} memperbaiki masalah penting. Perbarui sekarang.
      forcedTitle=Pembaruan diperlukan
      forcedMessage=Versi {app} ini tidak lagi didukung. Perbarui untuk terus memakai aplikasi.
      blockedTitle=Versi ini tidak dapat dipakai
      blockedMessage=Versi {installed} dari {app} tidak dapat dipakai lagi. Perbarui ke versi {version}.
      unsupportedTitle=Pembaruan tidak dapat dipasang
      unsupportedSystem={app} {version} memerlukan {system} atau lebih baru.
      unsupportedDevice={app} {version} tidak berfungsi di perangkat ini.
      currentTitle=Aplikasi sudah terbaru
      currentMessage={app} {installed} adalah versi terbaru.
      failedTitle=Tidak dapat memeriksa pembaruan
      failedMessage=Periksa koneksi internet Anda, lalu coba lagi.
      waiting=Jika toko belum menampilkan pembaruan, tunggu sebentar dan periksa lagi.
      storeFailed=Toko tidak dapat dibuka. Buka tautan ini: {link}
      notes=Yang baru
      version=Versi {version}
      update=Perbarui
      updateNow=Perbarui sekarang
      later=Nanti
      skip=Lewati versi ini
      close=Tutup
      ok=OK
      checkAgain=Periksa lagi
      tryAgain=Coba lagi
      daysLeft.other=Tersisa {count} hari untuk memperbarui
      timesLeft.other=Anda dapat menundanya {count} kali lagi.
      """)
  }
}
