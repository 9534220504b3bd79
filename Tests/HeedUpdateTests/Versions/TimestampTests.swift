import HeedTesting
import HeedUpdate
import Testing

@Suite struct TimestampTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2026-03-02T08:15:00Z", 1_772_439_300),
    ("2026-03-02t10:15:00+02:00", 1_772_439_300), ("2026-03-02 03:15:00-0500", 1_772_439_300),
    ("2024-02-29T23:59:60Z", 1_709_251_200), ("2026-03-02T08:15Z", 1_772_439_300),
    ("1969-12-31T23:59:59.5Z", -0.5), ("2000-02-29T00:00:00Z", 951_782_400),
    ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("2026-03-02T08:15:00.250Z", 1_772_439_300.25),
  ])
  func readsWhatFeedsHave(_ text: String, _ seconds: Double) throws {
    #expect(try Timestamp(iso8601: text).seconds == seconds)
  }

  @Test(arguments: [
    "", "2026", "2026-03-02", "2026-03-02T08:15:00", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z",
    "2026-00-10T00:00:00Z", "2026-03-02T24:00:00Z", "2026-03-02T08:61:00Z", "2026-03-02T08:15:00ZZ",
    "2026-03-02T08:15:00+25:00", "26-03-02T08:15:00Z", "2026/03/02T08:15:00Z",
    "2026-03-02T08:15:00.Z", "2026-3-2T08:15:00Z", "0000-01-01T00:00:00Z", "x2026-03-02T08:15:00Z",
  ])
  func refusesWhatIsNoMoment(_ text: String) {
    #expect(throws: TimestampError.self) { try Timestamp(iso8601: text) }
  }

  @Test func aMissingZoneIsAnErrorUnlessUTCIsAssumed() throws {
    #expect(throws: TimestampError.self) { try Timestamp(iso8601: "2026-03-02T08:15:00") }
    #expect(
      try Timestamp(iso8601: "2026-03-02T08:15:00", assumesUTC: true).seconds == 1_772_439_300)
    #expect(try Timestamp(iso8601: "2026-03-02", assumesUTC: true).seconds == 1_772_409_600)
    #expect(
      try Timestamp(rfc822: "Mon, 02 Mar 2026 08:15:00").seconds == 1_772_439_300)
    #expect(throws: TimestampError.self) {
      try Timestamp(rfc822: "Mon, 02 Mar 2026 08:15:00", assumesUTC: false)
    }
  }

  @Test(arguments: [
    "Mon, 02 Mar 2026 08:15:00 +0000", "2 Mar 2026 08:15:00 GMT", "Mon, 2 Mar 26 08:15 UT",
    "Mon, 02 Mar 2026 10:15:00 +0200", "Mon, 02 Mar 2026 10:15:00 +02:00",
    "Mon, 02 Mar 2026 03:15:00 EST", "Monday, 02 March 2026 08:15:00 Z",
    "mon, 02 mar 2026 08:15:00 gmt", "Mon 02 Mar 2026 08:15:00 +0000",
    "  02-Mar-2026 08:15:00 +0000 ",
    "Mon, 02 Mar 2026 08:15:00 GMT+00:00", "Mon, 02 Mar 2026 08:15:00 +0000 (UTC)",
    "Mon,02 Mar 2026 8:15:00 +0000", "Mon, 02 Mar 2026 01:15:00 PDT",
  ])
  func readsTheDatesOfAppcasts(_ text: String) throws {
    #expect(try Timestamp(rfc822: text).seconds == 1_772_439_300)
  }

  @Test(arguments: [
    "", "Mon, 02 Mrz 2026 08:15:00 +0000", "Mon, 32 Mar 2026 08:15:00 +0000",
    "Xyz, 02 Mar 2026 08:15:00",
    "Mon, 02 Mar 2026 08:15:00 ABC", "Mon, 02 Mar 2026 08:15:00 +0000 x", "02 Mar",
    "Mon, 02 Mar 2026 8h15", "Mon, 02 Mar 20266 08:15:00",
  ])
  func refusesWhatIsNoDateOfAnAppcast(_ text: String) {
    #expect(throws: TimestampError.self) { try Timestamp(rfc822: text) }
  }

  @Test func writesWhatItReads() throws {
    var generator = SeededGenerator(seed: TestSeed.value)
    for _ in 0..<2_000 {
      let seconds = Double(Int64.random(in: -62_135_596_800...253_402_300_799, using: &generator))
      let moment = Timestamp(seconds: seconds)
      #expect(
        try Timestamp(iso8601: moment.iso8601) == moment,
        "HEED_SEED=\(TestSeed.value): \(seconds)")
    }
    #expect(Timestamp(seconds: 0.25).iso8601 == "1970-01-01T00:00:00.250Z")
    #expect(Timestamp(seconds: 0.9999).iso8601 == "1970-01-01T00:00:01Z")
    #expect(Timestamp(seconds: -0.5).iso8601 == "1969-12-31T23:59:59.500Z")
    #expect(Timestamp(seconds: .nan).iso8601 == "1970-01-01T00:00:00Z")
    #expect(Timestamp(seconds: .infinity).iso8601 == "9999-12-31T23:59:59Z")
  }

  @Test func everyDayOfFourHundredYearsFollowsTheOneBefore() throws {
    var generator = SeededGenerator(seed: TestSeed.value)
    for _ in 0..<2_000 {
      let day = Double(Int.random(in: 0..<146_097, using: &generator)) * Sample.day
      let text = Timestamp(seconds: day).iso8601
      #expect(text.hasSuffix("T00:00:00Z"))
      #expect(try Timestamp(iso8601: text).seconds == day)
    }
  }

  @Test func countsForwardsAndBackwards() {
    #expect(Sample.now - 90 + 90 == Sample.now)
    #expect(Sample.now - (Sample.now - 90) == 90)
  }
}
