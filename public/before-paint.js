// What the first paint depends on. A file, because the page allows no inline scripts.
;(function () {
  function read(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  var stored = read('colour-scheme')
  var dark = matchMedia('(prefers-color-scheme: dark)').matches
  var scheme = stored === 'light' || stored === 'dark' ? stored : dark ? 'dark' : 'light'
  var root = document.documentElement
  root.setAttribute('data-mantine-color-scheme', scheme)
  // The fonts are in the browser's cache (fetch-fonts.ts).
  if (read('fonts') === 'loaded') root.setAttribute('data-fonts', '')
  if (location.pathname !== '/') return
  // Until its script is there, sign-in.html is in English, and does not know who is signed in.
  var isSignedIn = read('admin') || read('hr') || read('user')
  var isEnglish = [null, 'en'].indexOf(read('language')) >= 0
  if (isSignedIn || !isEnglish) root.setAttribute('data-start', isSignedIn ? 'app' : 'language')
  // A press before that is carried out then.
  document.addEventListener('submit', function () {
    root.setAttribute('data-submitted', '')
  })
})()
