// Before anything is painted: the theme that was chosen. The rest of the settings comes with the page.
try {
  const { theme } = JSON.parse(localStorage.getItem("getaway-settings") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing shows the theme of the system.
}
