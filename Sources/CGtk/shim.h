#include <gdk/x11/gdkx.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

// GTK's macros and functions with a variable number of arguments do not come into Swift, so each use has
// a function of its own here.

static inline GtkWindow *heed_window(GtkWidget *widget) { return (GtkWindow *)widget; }
static inline GtkFixed *heed_fixed(GtkWidget *widget) { return (GtkFixed *)widget; }
static inline GtkDrawingArea *heed_area(GtkWidget *widget) { return (GtkDrawingArea *)widget; }
static inline GtkEditable *heed_editable(GtkWidget *widget) { return (GtkEditable *)widget; }
static inline GtkEntry *heed_entry(GtkWidget *widget) { return (GtkEntry *)widget; }
static inline GtkTextView *heed_text_view(GtkWidget *widget) { return (GtkTextView *)widget; }
static inline GtkProgressBar *heed_progress(GtkWidget *widget) { return (GtkProgressBar *)widget; }
static inline GtkEventController *heed_controller(void *object) { return (GtkEventController *)object; }
static inline GdkSurface *heed_surface(GtkWidget *widget) {
  return gtk_native_get_surface((GtkNative *)widget);
}

// A role can be given only while a widget is made.
static inline GtkWidget *heed_alert_window(int interrupts) {
  return g_object_new(
      GTK_TYPE_WINDOW, "accessible-role",
      interrupts ? GTK_ACCESSIBLE_ROLE_ALERT_DIALOG : GTK_ACCESSIBLE_ROLE_DIALOG, NULL);
}

static inline GtkWidget *heed_element(GtkAccessibleRole role) {
  return g_object_new(GTK_TYPE_BOX, "accessible-role", role, NULL);
}

static inline GtkWidget *heed_button(GtkAccessibleRole role) {
  return g_object_new(GTK_TYPE_BUTTON, "accessible-role", role, NULL);
}

static inline void heed_set_label(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static inline void heed_set_description(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static inline void heed_set_disabled(GtkWidget *widget, gboolean isDisabled) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, isDisabled, -1);
}

static inline void heed_set_checked(GtkWidget *widget, gboolean isChecked) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED,
      isChecked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

static inline void heed_set_busy(GtkWidget *widget, gboolean isBusy) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_BUSY, isBusy, -1);
}

static inline void heed_set_invalid(GtkWidget *widget, gboolean isInvalid) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID,
      isInvalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static inline void heed_set_required(GtkWidget *widget, gboolean isRequired) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_REQUIRED, isRequired, -1);
}

static inline void heed_set_placeholder(GtkWidget *widget, const char *text) {
  g_object_set(widget, "placeholder-text", text, NULL);
}

// What the desktop is set to.
static inline int heed_setting_flag(const char *name, int otherwise) {
  GtkSettings *settings = gtk_settings_get_default();
  gboolean value = otherwise;
  if (settings) g_object_get(settings, name, &value, NULL);
  return value;
}

static inline int heed_setting_number(const char *name) {
  GtkSettings *settings = gtk_settings_get_default();
  gint value = 0;
  if (settings) g_object_get(settings, name, &value, NULL);
  return value;
}

static inline char *heed_setting_text(const char *name) {
  GtkSettings *settings = gtk_settings_get_default();
  char *value = NULL;
  if (settings) g_object_get(settings, name, &value, NULL);
  return value;
}

static inline GdkRectangle heed_monitor_room(void) {
  GdkRectangle room = {0, 0, 0, 0};
  GdkDisplay *display = gdk_display_get_default();
  GListModel *monitors = display ? gdk_display_get_monitors(display) : NULL;
  GdkMonitor *monitor = monitors ? g_list_model_get_item(monitors, 0) : NULL;
  if (monitor) {
    gdk_monitor_get_geometry(monitor, &room);
    g_object_unref(monitor);
  }
  return room;
}

static inline int heed_monitor_scale(void) {
  GdkDisplay *display = gdk_display_get_default();
  GListModel *monitors = display ? gdk_display_get_monitors(display) : NULL;
  GdkMonitor *monitor = monitors ? g_list_model_get_item(monitors, 0) : NULL;
  int scale = 1;
  if (monitor) {
    scale = gdk_monitor_get_scale_factor(monitor);
    g_object_unref(monitor);
  }
  return scale;
}

// Puts a window over another program's; a number that means no window is passed over by X.
static inline void heed_stand_over(GtkWidget *widget, unsigned long parent) {
  GdkSurface *surface = gtk_native_get_surface((GtkNative *)widget);
  GdkDisplay *display = gtk_widget_get_display(widget);
  if (!GDK_IS_X11_DISPLAY(display)) return;
  gdk_x11_display_error_trap_push(display);
  XSetTransientForHint(
      gdk_x11_display_get_xdisplay(display), gdk_x11_surface_get_xid(surface), parent);
  gdk_x11_display_error_trap_pop_ignored(display);
}

// The keys that are down at the moment, a bit for each of X's codes; none elsewhere, where a key that went
// down over another window says nothing to this one.
static inline void heed_keys_down(GtkWidget *widget, char keys[32]) {
  GdkDisplay *display = gtk_widget_get_display(widget);
  memset(keys, 0, 32);
  if (GDK_IS_X11_DISPLAY(display)) XQueryKeymap(gdk_x11_display_get_xdisplay(display), keys);
}

// What GTK and its libraries say about the desktop means nothing to whoever waits for an answer.
static inline GLogWriterOutput heed_drop_message(
    GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
  if (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL))
    return g_log_writer_default(level, fields, count, data);
  return G_LOG_WRITER_HANDLED;
}

static inline void heed_keep_quiet(void) {
  if (!g_getenv("G_MESSAGES_DEBUG")) g_log_set_writer_func(heed_drop_message, NULL, NULL);
}

// Swift has no fork. The child goes when its parent does.
static inline pid_t heed_fork(void) {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != parent) _exit(3);
  }
  return child;
}
