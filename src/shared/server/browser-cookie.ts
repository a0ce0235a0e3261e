/** A browser that does not sign in for this long counts as unknown. */
export const BROWSER_DAYS = 180

const MAX_AGE = BROWSER_DAYS * 24 * 60 * 60

/**
 * Browsers accept the prefix over https only, for this host alone, so that no other host of the domain can plant a
 * token.
 */
const nameOf = (isHttps: boolean) => (isHttps ? '__Host-munshi-browser' : 'munshi-browser')

const TOKENS = {
  http: new RegExp(`(?:^|;\\s*)${nameOf(false)}=([\\w-]{43})(?:;|$)`),
  https: new RegExp(`(?:^|;\\s*)${nameOf(true)}=([\\w-]{43})(?:;|$)`),
}

export const parseBrowserToken = (header: string | undefined, isHttps: boolean): string | undefined =>
  TOKENS[isHttps ? 'https' : 'http'].exec(header ?? '')?.[1]

/** Hidden from scripts. It grants nothing: it only separates a known browser from strangers who guess passwords. */
export function browserCookie(token: string, isHttps: boolean): string {
  const where = isHttps ? 'Path=/; Secure' : 'Path=/api'
  return `${nameOf(isHttps)}=${token}; ${where}; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Strict`
}
