extension TextTable {
  /// Malay.
  static var malay: TextTable {
    TextTable(
      "ms",
      """
      availableTitle=Kemas kini tersedia
      availableMessage={app} {version} kini tersedia. Anda mempunyai versi {installed}.
      criticalTitle=Kemas kini penting
      criticalMessage={app} {version} membetulkan masalah penting. Sila kemas kini sekarang.
      forcedTitle=Kemas kini diperlukan
      forcedMessage=Versi {app} ini tidak lagi disokong. Kemas kini untuk terus menggunakan aplikasi.
      blockedTitle=Versi ini tidak boleh digunakan
      blockedMessage=Versi {installed} bagi {app} tidak boleh digunakan lagi. Kemas kini kepada versi {version}.
      unsupportedTitle=Kemas kini tidak dapat dipasang
      unsupportedSystem={app} {version} memerlukan {system} atau lebih baharu.
      unsupportedDevice={app} {version} tidak berfungsi pada peranti ini.
      currentTitle=Aplikasi anda terkini
      currentMessage={app} {installed} ialah versi terkini.
      failedTitle=Tidak dapat menyemak kemas kini
      failedMessage=Semak sambungan internet anda dan cuba lagi.
      waiting=Jika gedung belum memaparkan kemas kini, tunggu sebentar dan semak lagi.
      storeFailed=Gedung tidak dapat dibuka. Buka pautan ini: {link}
      notes=Apa yang baharu
      version=Versi {version}
      update=Kemas kini
      updateNow=Kemas kini sekarang
      later=Kemudian
      skip=Langkau versi ini
      close=Tutup
      ok=OK
      checkAgain=Semak lagi
      tryAgain=Cuba lagi
      daysLeft.other=Tinggal {count} hari untuk mengemas kini
      timesLeft.other=Anda boleh menangguhkannya {count} kali lagi.
      """)
  }
}
