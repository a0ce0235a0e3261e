/** A browser that does not sign in for this long counts as unknown. */
export const BROWSER_DAYS = 180

const NAME = 'munshi-browser'
const TOKEN = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`)

export const parseBrowserToken = (header: string | undefined): string | undefined => TOKEN.exec(header ?? '')?.[1]

/** Hidden from scripts. It grants nothing: it only separates a known browser from strangers who guess passwords. */
export function browserCookie(token: string, isHttps: boolean): string {
  const maxAge = BROWSER_DAYS * 24 * 60 * 60
  return `${NAME}=${token}; Path=/api; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`
}
