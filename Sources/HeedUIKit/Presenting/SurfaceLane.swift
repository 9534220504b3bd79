#if canImport(UIKit) && !os(watchOS)
  internal import Heed

  /// The host of a surface together with what presents on it.
  ///
  /// The presenter keeps the host, so that nothing but this keeps a lane without alerts.
  @MainActor
  struct SurfaceLane {
    let host: UIKitHost
    let presenter: AlertPresenter
    /// Whether the app goes on behind its alerts.
    let isPassing: Bool

    init(_ host: UIKitHost, isPassing: Bool) {
      self.host = host
      self.isPassing = isPassing
      presenter = AlertPresenter(host: host)
      host.presenter = presenter
    }

    func present(
      _ request: AlertRequest, _ completion: @escaping @MainActor (Answer) -> Void
    ) -> AlertHandle {
      var token: Int?
      return presenter.present(
        request.alert, handlers: request.handlers, options: request.options.presentation,
        accepted: { [host] handle in
          token = handle.token
          host.keep(request, for: handle.token)
        },
        completion: { [host] answer in
          guard let token else { return completion(answer) }
          host.release(token) { completion(answer) }
        })
    }
  }
#endif
