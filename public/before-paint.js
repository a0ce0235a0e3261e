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
  // The fonts are in the browser's cache (fonts.ts).
  if (read('fonts') === 'loaded') root.setAttribute('data-fonts', '')
  // Shows the sign-in form of index.html, which is in English, instead of the institute's mark.
  var isSignedIn = read('admin') || read('hr') || read('user')
  var isEnglish = [null, 'en'].indexOf(read('language')) >= 0
  if (location.pathname !== '/' || isSignedIn || !isEnglish) return
  root.setAttribute('data-start', 'sign-in')
  keepEarlyInput()

  // That form is used before the code of the page is there, which takes over what is typed, focused and pressed (early-input.ts). Until
  // then a press only waits. Listens before the form is painted, so that no press is lost.
  function keepEarlyInput() {
    document.addEventListener('focusin', function (event) {
      var form = event.target.closest('#sign-in form')
      if (form) getPage().dataset.focused = [].indexOf.call(form.elements, event.target)
    })
    document.addEventListener('click', function (event) {
      var button = event.target.closest('#sign-in button')
      if (!button) return
      if (button.dataset.submit !== undefined) return submit()
      getPage().dataset.pressed = [].indexOf.call(getPage().querySelectorAll('button'), button)
    })
    document.addEventListener('keydown', function (event) {
      if (event.key === 'Enter' && event.target.closest('#sign-in form input')) submit()
    })
  }

  function submit() {
    getPage().dataset.pressed = 'submit'
    var button = getPage().querySelector('[data-submit]')
    if (button) button.dataset.loading = 'true'
  }

  function getPage() {
    return document.querySelector('#sign-in')
  }
})()
