import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Language } from '#shared/contract/messages.ts'
import { negotiateLanguage } from '#shared/server/messages.ts'
import type { Settings } from './settings.ts'

const TITLES: Record<Language, string> = {
  en: 'Munshi is restoring a backup',
  fr: 'Munshi restaure une sauvegarde',
  tr: 'Munshi bir yedeği geri yüklüyor',
  hi: 'मुंशी बैकअप वापस ला रहा है',
  mr: 'मुन्शी बॅकअप पुन्हा आणत आहे',
}

const HINTS: Record<Language, string> = {
  en: 'This takes a few minutes. The page opens again by itself.',
  fr: 'Cela prend quelques minutes. La page se rouvrira d’elle-même.',
  tr: 'Bu birkaç dakika sürer. Sayfa kendiliğinden yeniden açılır.',
  hi: 'इसमें कुछ मिनट लगते हैं। पेज अपने-आप फिर खुल जाएगा।',
  mr: 'याला काही मिनिटे लागतात. पान आपोआप पुन्हा उघडेल.',
}

const RETRY_SECONDS = 5

/** Answers on the app's port until the app does: to browsers with a page that loads itself again, to others with a 503. */
export async function startRestoringServer({
  PORT,
  HOST,
}: Pick<Settings, 'PORT' | 'HOST'>): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const language = negotiateLanguage(request.headers['accept-language'])
    const path = request.url?.split('?')[0] ?? '/'
    response.setHeader('cache-control', 'no-store')
    response.setHeader('connection', 'close')
    if (path === '/healthz') return sendJson(response.writeHead(200, JSON_TYPE), { ok: true })
    response.setHeader('retry-after', RETRY_SECONDS)
    if (path === '/readyz') return sendJson(response.writeHead(503, JSON_TYPE), { ok: false, reason: 'restoring' })
    if (path.startsWith('/api'))
      return sendJson(response.writeHead(503, JSON_TYPE), { code: 'restoring', message: `${TITLES[language]}.` })
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      refresh: String(RETRY_SECONDS),
    })
    response.end(renderPage(language))
  })
  // Without the port, the restore goes on unseen.
  server.on('error', () => {})
  server.listen(PORT, HOST)
  await Promise.race([once(server, 'listening'), once(server, 'error')]).catch(() => {})
  return async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

const sendJson = (response: { end(text: string): unknown }, body: object) => void response.end(JSON.stringify(body))

const renderPage = (language: Language) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLES[language]}</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; display: grid; place-content: center; min-height: 90vh; margin: 0 1rem; text-align: center }
</style>
<h1>${TITLES[language]}</h1>
<p>${HINTS[language]}</p>
</html>
`
