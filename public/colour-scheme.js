// Sets the colour scheme before the first paint. A file, because the page allows no inline scripts.
;(function () {
  var stored = null
  try {
    stored = localStorage.getItem('colour-scheme')
  } catch {}
  var dark = matchMedia('(prefers-color-scheme: dark)').matches
  var scheme = stored === 'light' || stored === 'dark' ? stored : dark ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
})()
