/// Breaks a text into lines as the host's text system does; the only thing layout asks of a host.
///
/// It has to answer the same for the same request. Heights are not asked for: the core fixes the
/// height of lines by the size of their fonts, so that hosts differ only in widths.
public typealias TextMeasurer = (TextRequest) -> TextMetrics
