import { getAreaOfPath, getHomePath, type Area } from '#shared/web/identity-store.ts'

/** Returns the page to open after a sign-in: the requested one if it is in the area, else the area's first page. */
export function getReturnPath(area: Area, returnTo: string | undefined): string {
  const url = URL.parse(returnTo ?? '', window.location.origin)
  if (url?.origin !== window.location.origin) return getHomePath(area)
  if (getAreaOfPath(url.pathname, url.searchParams.get('as')) !== area) return getHomePath(area)
  return `${url.pathname}${url.search}${url.hash}`
}
