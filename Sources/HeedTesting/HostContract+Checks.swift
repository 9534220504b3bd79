import Heed

extension HostContract {
  private static let question = Alert("Delete 3 photos?", cancel: Action("Keep", id: "keep")) {
    Action("Delete", id: "delete", role: .destructive)
  }

  private static var timed: Alert {
    var alert = Alert("Saved", cancel: nil) { Action("Undo", id: "undo") }
    alert.dismissal.timeout = 1.5
    return alert
  }

  mutating func checkAll() {
    checkAChoice()
    checkAnUpdate()
    checkTheNext()
    checkComingBack()
    checkTime()
    checkAnEarlyEnd()
    checkARefusal()
    checkTheSurface()
    checkOwnership()
  }

  private mutating func checkAChoice() {
    play { contract, trial in
      let subject = trial.subject
      if let appHasFocus = subject.appHasFocus {
        contract.expect(appHasFocus(), .givesFocusBack, "The app had no focus at first.")
      }
      trial.present(Self.question)
      trial.advance(1)
      contract.expect(
        Self.isSame(subject.shownActions(), ["delete", "keep"]), .showsWhatItIsGiven,
        "The surface did not show the actions of the scene.")
      trial.advance(1)
      contract.expect(
        trial.answers.isEmpty, .choosesNothingItself, "An answer came that nobody gave.")
      subject.choose("delete")
      trial.advance(1)
      contract.expect(
        trial.answers.map { $0.action } == ["delete"], .reportsChoices,
        "The action that was chosen was not the answer.")
      contract.expect(
        subject.shownActions().isEmpty, .showsNothingAfterHide,
        "Actions were seen after the answer.")
      if let appHasFocus = subject.appHasFocus {
        contract.expect(
          appHasFocus(), .givesFocusBack, "The focus did not go back to the app.")
      }
    }
  }

  private mutating func checkAnUpdate() {
    play { contract, trial in
      let handle = trial.present(Self.question)
      trial.advance(1)
      var changed = Self.question
      changed.actions.append(Action("Archive", id: "archive"))
      handle?.update(changed)
      trial.advance(1)
      contract.expect(
        Self.isSame(trial.subject.shownActions(), ["delete", "archive", "keep"]),
        .drawsWhatItIsGiven, "An action that came later was not shown.")
      handle?.update(Self.question)
      trial.advance(1)
      contract.expect(
        Self.isSame(trial.subject.shownActions(), ["delete", "keep"]), .drawsWhatItIsGiven,
        "An action was shown that is no longer there.")
      handle?.close()
      trial.advance(1)
      contract.expect(
        trial.subject.shownActions().isEmpty, .showsNothingAfterHide,
        "Actions were seen after code closed the alert.")
    }
  }

  private mutating func checkTheNext() {
    play { contract, trial in
      trial.present(Self.question) { trial.present(Self.question) }
      trial.advance(1)
      trial.subject.choose("keep")
      trial.advance(1)
      contract.expect(
        Self.isSame(trial.subject.shownActions(), ["delete", "keep"]), .showsWhatItIsGiven,
        "An alert that was presented by the completion of another was not shown.")
      trial.subject.choose("delete")
      trial.advance(1)
      contract.expect(
        trial.answers.map { $0.action } == ["keep", "delete"], .reportsChoices,
        "The answers of two alerts in a row were not the actions chosen.")
    }
  }

  private mutating func checkComingBack() {
    play { contract, trial in
      trial.present(Self.question)
      trial.advance(1)
      trial.present(
        Alert("No connection", cancel: Action("OK", id: "ok")),
        options: PresentationOptions(priority: 1, policy: .preempt))
      trial.advance(1)
      contract.expect(
        Self.isSame(trial.subject.shownActions(), ["ok"]), .showsWhatItIsGiven,
        "An alert that takes the place of another was not shown.")
      trial.subject.choose("ok")
      trial.advance(1)
      contract.expect(
        Self.isSame(trial.subject.shownActions(), ["delete", "keep"]), .showsWhatItIsGiven,
        "An alert that made room was not shown again.")
      trial.subject.choose("keep")
      trial.advance(1)
      contract.expect(
        trial.answers.map { $0.action } == ["ok", "keep"], .reportsChoices,
        "The answers of two alerts, one before the other, were not the actions chosen.")
    }
  }

  private mutating func checkTime() {
    play { contract, trial in
      trial.present(Self.timed)
      trial.advance(1)
      contract.expect(
        trial.answers.isEmpty, .choosesNothingItself, "An answer came that nobody gave.")
      trial.advance(2)
      contract.expect(
        trial.answers.map { $0.reason } == [.timeout], .wakesInTime,
        "A timeout had not ended the alert a second after its time.")
    }
  }

  private mutating func checkAnEarlyEnd() {
    play { contract, trial in
      let handle = trial.present(Self.question)
      handle?.close()
      trial.advance(1)
      contract.expect(
        trial.subject.shownActions().isEmpty, .showsNothingAfterHide,
        "An alert was seen although it was closed at once.")
    }
  }

  private mutating func checkARefusal() {
    play { contract, trial in
      guard let refuse = trial.subject.refuse else { return }
      refuse()
      trial.present(Self.question)
      trial.advance(1)
      contract.expect(
        trial.answers.map { $0.reason } == [.unavailable], .refusesCleanly,
        "An alert that cannot be shown was not answered as unavailable.")
      contract.expect(
        trial.subject.shownActions().isEmpty, .refusesCleanly,
        "Actions were seen of an alert that cannot be shown.")
    }
  }

  private mutating func checkTheSurface() {
    play { contract, trial in
      guard trial.subject.removeSurface != nil else { return }
      trial.present(Self.question)
      trial.present(Self.question)
      trial.advance(1)
      trial.removeSurface()
      contract.expect(
        trial.answers.map { $0.reason } == [.interrupted, .interrupted], .losesItsSurface,
        "Not every alert was interrupted when the surface went.")
      contract.expect(
        trial.subject.shownActions().isEmpty, .losesItsSurface,
        "Actions were seen after the surface went.")
    }
  }

  private mutating func checkOwnership() {
    play { contract, trial in
      trial.present(Self.question)
      trial.advance(1)
      trial.subject.choose("keep")
      trial.advance(1)
      contract.expect(
        !trial.keepsPresenter(), .letsGoOfItsPresenter,
        "The host kept the presenter alive when no alert was up.")
    }
  }

  /// Whether two lists hold the same ids, in any order.
  private static func isSame(_ seen: [Name], _ wanted: [Name]) -> Bool {
    seen.count == wanted.count && wanted.allSatisfy { seen.contains($0) }
  }
}
