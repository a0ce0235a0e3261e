// The service worker caches the app shell, so that the installed app opens at once and offline. It never handles /api:
// the cache is the same for all users. The build adds VERSION and SHELL, the list of files, above.
declare const self: ServiceWorkerGlobalScope
declare const VERSION: string
declare const SHELL: string[]

const CACHE = `munshi ${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(cacheShell())
  // Where browsers know it, the API bypasses the worker: a new version would wait for the end of the stream of changes.
  void (event as RoutedInstallEvent).addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' })
})
type RoutedInstallEvent = ExtendableEvent & {
  addRoutes?: (route: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>
}
self.addEventListener('activate', (event) => event.waitUntil(activate()))

/** A page sends its version. If it is the same, the worker activates; else the page asks the user. */
self.addEventListener('message', ({ data, source }) => {
  if (data === VERSION || data === 'take over') void self.skipWaiting()
  else source?.postMessage('other version')
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/(api|healthz)(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event))
  else if (isHashed(pathname) || SHELL.includes(pathname)) event.respondWith(respondWithFile(event))
})

const isHashed = (path: string) => path.startsWith('/assets/')
const getCached = (path: string) => caches.match(path, { ignoreVary: true })
/** `/` is the sign-in. All other paths have the same page, which is cached under one of them. */
const getCachedPage = ({ request }: FetchEvent) => getCached(new URL(request.url).pathname === '/' ? '/' : '/student')

/** Does not fetch hashed files again that an earlier version cached. */
async function cacheShell(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(
    SHELL.map(async (path) => {
      const cached = isHashed(path) ? await getCached(path) : undefined
      const response = cached ?? (await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' }))
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      await cache.put(path, response)
    }),
  )
}

async function activate(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Returns the server's page, which has a new nonce, or else the cached page with its own policy and nonce. */
async function respondWithPage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined
    const response = preloaded ?? (await fetch(event.request))
    return response.status < 500 ? response : ((await getCachedPage(event)) ?? response)
  } catch (error) {
    const shell = await getCachedPage(event)
    if (shell) return shell
    throw error
  }
}

/** Looks in the cache first: a hashed file never changes, and each version caches the others again. */
async function respondWithFile(event: FetchEvent): Promise<Response> {
  const cached = await getCached(event.request.url)
  if (cached) return cached
  const response = await fetch(event.request)
  if (response.ok) {
    const copy = response.clone()
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(event.request.url, copy)))
  }
  return response
}
