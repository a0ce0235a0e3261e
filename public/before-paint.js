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
  // Shows the sign-in form of index.html, which is in English, instead of the institute's mark.
  var isSignedIn = read('admin') || read('hr') || read('user')
  var isEnglish = [null, 'en'].indexOf(read('language')) >= 0
  if (location.pathname === '/' && !isSignedIn && isEnglish) root.setAttribute('data-start', 'sign-in')
})()
