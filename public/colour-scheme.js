// Before the first paint: the chosen colour scheme, or the system's. Kept apart because the page allows no inline script.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('colour-scheme')
  } catch {}
  var dark = matchMedia('(prefers-color-scheme: dark)').matches
  var scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
})()
