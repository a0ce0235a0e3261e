// What a page starts with. A file, because the page allows no inline scripts.
;(function () {
  function read(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  // What the first paint depends on.
  const stored = read('colour-scheme')
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const scheme = stored === 'light' || stored === 'dark' ? stored : dark ? 'dark' : 'light'
  const root = document.documentElement
  root.setAttribute('data-mantine-color-scheme', scheme)
  // The fonts are in the browser's cache (fetch-fonts.ts).
  if (read('fonts') === 'loaded') root.setAttribute('data-fonts', '')
  if (location.pathname === '/') prepareSignIn()
  window.firstCalls = sendFirstCalls()
  addEventListener('DOMContentLoaded', runScripts)

  function prepareSignIn() {
    // Until its script is there, sign-in.html is in English, and does not know who is signed in.
    const isSignedIn = read('admin') || read('hr') || read('user')
    const isEnglish = [null, 'en'].includes(read('language'))
    if (isSignedIn || !isEnglish) root.setAttribute('data-start', isSignedIn ? 'app' : 'language')
    // A press before that is carried out then.
    document.addEventListener('submit', () => root.setAttribute('data-submitted', ''))
  }

  // The calls of the page, long before the code that shows their answers is there. `first-call.ts` takes them.
  function sendFirstCalls() {
    const calls = Array.from(document.querySelectorAll('meta[name=first-call]'), ({ content }) => content)
    const named = Array.from(calls.join().matchAll(/\{(\w+)\}/g), ([, name]) => name)
    const values = new URLSearchParams(location.search)
    // With other parameters, the page makes other calls.
    if ([...values.keys()].some((name) => !named.includes(name))) return []
    // The year on this device: another one in the institute's zone makes another call, and this one is not used.
    if (!values.has('year')) values.set('year', new Date().getFullYear())
    const area = { admin: 'admin', hr: 'hr', student: 'user' }[location.pathname.split('/')[1].toLowerCase()]
    const { token, permissions } = readIdentity(area)
    // An account with a list of permissions may lack those of the calls.
    if (!token || permissions || named.some((name) => !values.has(name))) return []
    const headers = { 'accept-language': read('language') ?? 'en', authorization: `Bearer ${token}` }
    return calls.map((call) => {
      const url = call.replace(/\{(\w+)\}/g, (_, name) => encode(values.get(name)))
      const response = fetch(url, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
      return { url, headers, response }
    })
  }

  // As in the query of an address.
  function encode(value) {
    return String(new URLSearchParams({ '': value })).slice(1)
  }

  function readIdentity(area) {
    try {
      return JSON.parse(read(area)) ?? {}
    } catch {
      return {}
    }
  }

  // After the styles and the first paint: the scripts, the entry last, each in a task of its own.
  async function runScripts() {
    const scripts = [...document.querySelectorAll('link[data-script]')].reverse()
    if (scripts.length === 0) return
    const pause = () => new Promise((resolve) => setTimeout(resolve))
    // A style sheet that cannot be loaded has no event if it failed before, but the page has.
    const isLoaded = new Promise((resolve) => addEventListener('load', resolve))
    const styles = Array.from(
      document.querySelectorAll('link[rel=stylesheet]'),
      (link) => link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve)),
    )
    await Promise.race([Promise.all(styles), isLoaded])
    // A hidden page has no frames.
    if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(resolve))
    await pause()
    for (const { href } of scripts) {
      await import(href)
      await pause()
    }
  }
})()
