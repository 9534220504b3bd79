internal import CCairo
internal import Heed

extension ScenePainter {
  /// Draws the nodes as one, grown, moved and faded as the scene's moment says.
  ///
  /// What a material shows of the surface moves with it; on the way nobody can tell.
  func drawMoving() throws(PictureError) {
    let moment = scene.moment
    guard moment.opacity > 0, moment.scale > 0 else { return }
    let center = scene.panelCenter
    try canvas.saved { () throws(PictureError) in
      cairo_push_group(canvas.context)
      cairo_translate(
        canvas.context, center.x + moment.offset.x, center.y + moment.offset.y)
      cairo_scale(canvas.context, moment.scale, moment.scale)
      cairo_translate(canvas.context, -center.x, -center.y)
      do throws(PictureError) {
        try drawNodes()
      } catch {
        cairo_pattern_destroy(cairo_pop_group(canvas.context))
        throw error
      }
      cairo_pop_group_to_source(canvas.context)
      cairo_paint_with_alpha(canvas.context, moment.opacity)
    }
  }
}
