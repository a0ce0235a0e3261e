const SEVERAL_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*,[^@/?#]*)(.*)$/

/** Splits `postgres://a:5432,b:5433/db` into one URL per host: neither `URL` nor pg understands several. */
export function splitHosts(url: string): string[] {
  const [, start = '', hosts, rest = ''] = SEVERAL_HOSTS.exec(url) ?? []
  return hosts === undefined ? [url] : hosts.split(',').map((host) => `${start}${host}${rest}`)
}

const HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)[^@/?#]*/

/** Changes user, password, database or parameters of a URL that may name several hosts. */
export function changeUrl(url: string, change: (url: URL) => void): string {
  const urls = splitHosts(url).map((one) => new URL(one))
  urls.forEach(change)
  const hosts = urls.map(({ host }) => host).join(',')
  return (urls[0]?.href ?? url).replace(HOSTS, (_, start: string) => `${start}${hosts}`)
}
