import type { BrowserContext } from '@playwright/test'

type ReportingWindow = Window & { reportUnsafe(text: string): void }

/**
 * Notes what stored text did in the browser: a call of `hit()`, a request to hit.invalid, a report of the content
 * security policy, an uncaught error, elements and links that only injected text contains. The function returned
 * empties the list.
 */
export async function watchExecutions(context: BrowserContext): Promise<() => string[]> {
  let found: string[] = []
  await context.exposeBinding('hit', ({ page }) => void found.push(`executed on ${page.url()}`))
  await context.exposeBinding('reportUnsafe', ({ page }, text: string) => void found.push(`${text} on ${page.url()}`))
  await context.addInitScript(watchDocument)
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) found.push(message.text())
  })
  context.on('weberror', (error) => void found.push(`uncaught ${String(error.error())}`))
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === 'hit.invalid') found.push(`requested ${request.url()}`)
  })
  return () => {
    const all = found
    found = []
    return all
  }
}

function watchDocument(): void {
  const UNSAFE_ELEMENTS =
    'iframe, object, embed, base, [onerror], [onload], [onclick], [onfocus], [onmouseover], [ontoggle]'
  const SAFE_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'upi:', 'blob:']
  const report = (text: string) => (window as unknown as ReportingWindow).reportUnsafe(text)
  const known = new WeakSet<Element>()

  const isUnsafeLink = ({ protocol, href }: HTMLAnchorElement) =>
    !SAFE_SCHEMES.includes(protocol) && !href.startsWith('data:text/plain')
  const check = () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isUnsafeLink)
    for (const element of [...document.querySelectorAll(UNSAFE_ELEMENTS), ...links]) {
      if (known.has(element)) continue
      known.add(element)
      report(`found ${element.outerHTML.slice(0, 200)}`)
    }
  }
  let isScheduled = false
  new MutationObserver(() => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(() => {
      isScheduled = false
      check()
    })
  }).observe(document, { childList: true, subtree: true })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    report(`CSP report: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
}
