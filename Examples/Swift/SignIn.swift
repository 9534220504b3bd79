public import Heed

extension ExampleAlerts {
  /// Two fields, of which one says what is wrong with it.
  public static var signIn: Alert {
    var alert = Alert(
      "Sign in again", message: "Your session on this device has ended. What you wrote is kept.",
      cancel: "Cancel"
    ) {
      Action("Sign in", id: "signIn", keepsOpen: true, needsValid: true)
    }
    alert.content = [
      .field(
        Field(
          "email", placeholder: "Email address", input: .email, value: "noor@example.com",
          isRequired: true, accepts: .email)),
      .field(
        Field(
          "password", placeholder: "Password", input: .secure, value: "correct horse",
          isRequired: true, minLength: 8, error: "This is not the right password."),
        Box(gap: 8)),
    ]
    alert.cancelPosition = 0
    alert.preferred = "signIn"
    return alert
  }
}
