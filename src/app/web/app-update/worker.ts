// The service worker: it keeps the page's shell, so that the installed app opens at once and without a network. It never
// touches /api: what is in its cache is the same for everybody. Which files make up the shell, the build writes above.
declare const self: ServiceWorkerGlobalScope
declare const VERSION: string
declare const SHELL: string[]

const CACHE = `munshi ${VERSION}`

self.addEventListener('install', (event) => event.waitUntil(keepShell()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

/** A page says its version. Of the same one: no need to wait. Of another: the page is told, and asks whoever reads it. */
self.addEventListener('message', ({ data, source }) => {
  if (data === VERSION || data === 'take over') void self.skipWaiting()
  else source?.postMessage('other version')
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/(api|healthz)(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (isHashed(pathname) || SHELL.includes(pathname)) event.respondWith(file(event))
})

const isHashed = (path: string) => path.startsWith('/assets/')
const kept = (path: string) => caches.match(path, { ignoreVary: true })

/** Hashed files that an earlier version kept are not fetched again. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(
    SHELL.map(async (path) => {
      const known = isHashed(path) ? await kept(path) : undefined
      const answer = known ?? (await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' }))
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      await cache.put(path, answer)
    }),
  )
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** The server's page, with a nonce of this load. Where none comes, the one that was kept: with its own policy and nonce. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined
    const answer = preloaded ?? (await fetch(event.request))
    return answer.status < 500 ? answer : ((await kept('/')) ?? answer)
  } catch (error) {
    const shell = await kept('/')
    if (shell) return shell
    throw error
  }
}

/** A hashed file never changes; the few others are asked for again with each version. */
async function file(event: FetchEvent): Promise<Response> {
  const known = await kept(event.request.url)
  if (known) return known
  const answer = await fetch(event.request)
  if (answer.ok) {
    const copy = answer.clone()
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(event.request.url, copy)))
  }
  return answer
}
