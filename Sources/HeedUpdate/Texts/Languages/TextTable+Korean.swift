extension TextTable {
  /// Korean.
  static var korean: TextTable {
    TextTable(
      "ko",
      """
      availableTitle=업데이트가 있습니다
      availableMessage={app} {version}을(를) 사용할 수 있습니다. 현재 버전은 {installed}입니다.
      criticalTitle=중요 업데이트
      criticalMessage={app} {version}에서 중요한 문제가 해결되었습니다. 지금 업데이트하십시오.
      forcedTitle=업데이트 필요
      forcedMessage=이 버전의 {app}은(는) 더 이상 지원되지 않습니다. 계속 사용하려면 업데이트하십시오.
      blockedTitle=이 버전은 사용할 수 없습니다
      blockedMessage={app} 버전 {installed}은(는) 더 이상 사용할 수 없습니다. 버전 {version}(으)로 업데이트하십시오.
      unsupportedTitle=업데이트를 설치할 수 없습니다
      unsupportedSystem={app} {version}에는 {system} 이상이 필요합니다.
      unsupportedDevice={app} {version}은(는) 이 기기에서 작동하지 않습니다.
      currentTitle=최신 버전입니다
      currentMessage={app} {installed}은(는) 최신 버전입니다.
      failedTitle=업데이트를 확인할 수 없습니다
      failedMessage=인터넷 연결을 확인하고 다시 시도하십시오.
      waiting=스토어에 업데이트가 아직 표시되지 않으면 잠시 후 다시 확인하십시오.
      storeFailed=스토어를 열 수 없습니다. 다음 링크를 여십시오: {link}
      notes=새로운 기능
      version=버전 {version}
      update=업데이트
      updateNow=지금 업데이트
      later=나중에
      skip=이 버전 건너뛰기
      close=닫기
      ok=확인
      checkAgain=다시 확인
      tryAgain=다시 시도
      daysLeft.other=업데이트까지 {count}일 남았습니다
      timesLeft.other={count}번 더 미룰 수 있습니다.
      """)
  }
}
