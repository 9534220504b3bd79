extension TextTable {
  /// Thai.
  static var thai: TextTable {
    TextTable(
      "th",
      """
      availableTitle=มีรายการอัปเดต
      availableMessage={app} {version} พร้อมให้ใช้งานแล้ว คุณใช้เวอร์ชั่น {installed} อยู่
      criticalTitle=รายการอัปเดตสำคัญ
      criticalMessage={app} {version} แก้ไขปัญหาสำคัญ โปรดอัปเดตตอนนี้
      forcedTitle=ต้องอัปเดต
      forcedMessage={app} เวอร์ชั่นนี้ไม่รองรับแล้ว อัปเดตเพื่อใช้งานแอปต่อ
      blockedTitle=ใช้เวอร์ชั่นนี้ไม่ได้
      blockedMessage=ใช้ {app} เวอร์ชั่น {installed} ไม่ได้แล้ว อัปเดตเป็นเวอร์ชั่น {version}
      unsupportedTitle=ไม่สามารถติดตั้งรายการอัปเดต
      unsupportedSystem={app} {version} ต้องใช้ {system} หรือใหม่กว่า
      unsupportedDevice={app} {version} ใช้กับอุปกรณ์นี้ไม่ได้
      currentTitle=แอปเป็นปัจจุบันแล้ว
      currentMessage={app} {installed} เป็นเวอร์ชั่นล่าสุด
      failedTitle=ไม่สามารถตรวจหารายการอัปเดต
      failedMessage=ตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง
      waiting=ถ้าสโตร์ยังไม่แสดงรายการอัปเดต ให้รอสักครู่แล้วตรวจอีกครั้ง
      storeFailed=ไม่สามารถเปิดสโตร์ได้ เปิดลิงก์นี้: {link}
      notes=มีอะไรใหม่
      version=เวอร์ชั่น {version}
      update=อัปเดต
      updateNow=อัปเดตตอนนี้
      later=ภายหลัง
      skip=ข้ามเวอร์ชั่นนี้
      close=ปิด
      ok=ตกลง
      checkAgain=ตรวจอีกครั้ง
      tryAgain=ลองอีกครั้ง
      daysLeft.other=เหลือเวลาอัปเดตอีก {count} วัน
      timesLeft.other=คุณเลื่อนได้อีก {count} ครั้ง
      """)
  }
}
