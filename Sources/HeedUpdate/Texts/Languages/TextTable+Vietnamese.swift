extension TextTable {
  /// Vietnamese.
  static var vietnamese: TextTable {
    TextTable(
      "vi",
      """
      availableTitle=Có bản cập nhật
      availableMessage={app} {version} hiện đã có. Bạn đang dùng phiên bản {installed}.
      criticalTitle=Bản cập nhật quan trọng
      criticalMessage={app} {version} sửa một lỗi quan trọng. Vui lòng cập nhật ngay.
      forcedTitle=Cần cập nhật
      forcedMessage=Phiên bản {app} này không còn được hỗ trợ. Hãy cập nhật để tiếp tục dùng ứng dụng.
      blockedTitle=Không thể dùng phiên bản này
      blockedMessage=Không thể dùng phiên bản {installed} của {app} nữa. Hãy cập nhật lên phiên bản {version}.
      unsupportedTitle=Không thể cài đặt bản cập nhật
      unsupportedSystem={app} {version} cần {system} trở lên.
      unsupportedDevice={app} {version} không chạy trên thiết bị này.
      currentTitle=Ứng dụng đã được cập nhật
      currentMessage={app} {installed} là phiên bản mới nhất.
      failedTitle=Không thể kiểm tra bản cập nhật
      failedMessage=Hãy kiểm tra kết nối internet rồi thử lại.
      waiting=Nếu cửa hàng chưa hiển thị bản cập nhật, hãy đợi một lát rồi kiểm tra lại.
      storeFailed=Không thể mở cửa hàng. Hãy mở liên kết này: {link}
      notes=Có gì mới
      version=Phiên bản {version}
      update=Cập nhật
      updateNow=Cập nhật ngay
      later=Để sau
      skip=Bỏ qua phiên bản này
      close=Đóng
      ok=OK
      checkAgain=Kiểm tra lại
      tryAgain=Thử lại
      daysLeft.other=Còn {count} ngày để cập nhật
      timesLeft.other=Bạn có thể hoãn thêm {count} lần.
      """)
  }
}
