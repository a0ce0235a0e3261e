import type { Installation } from '#features/overview/installation/contract/installation.contract.ts'

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])
const isLocal = ({ hostname }: URL) => LOCAL.has(hostname)
const isSame = (a: URL, b: URL) =>
  a.protocol === b.protocol && a.port === b.port && (a.hostname === b.hostname || (isLocal(a) && isLocal(b)))

/** Returns the address to go to after the restart. Undefined if the page stays where it is, as behind a proxy. */
export function chooseNextUrl(origin: string, { urls, nextUrls }: Pick<Installation, 'urls' | 'nextUrls'>) {
  const here = new URL(origin)
  const [now, next] = [urls, nextUrls].map((list) => list.map((url) => new URL(url)))
  const isDirect = now!.some(({ port, protocol }) => port === here.port && protocol === here.protocol)
  if (!isDirect || next!.some((url) => isSame(url, here))) return undefined
  const nearest =
    next!.find(({ hostname }) => hostname === here.hostname) ??
    next!.find((url) => isLocal(url) === isLocal(here)) ??
    next![0]
  return nearest?.origin
}
