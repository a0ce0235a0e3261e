import type { FastifyInstance } from 'fastify'
import { getLetterhead } from '#features/base/institute/server/public.ts'
import type { Db } from '#shared/server/db.ts'

export function serveManifest(app: FastifyInstance, db: Db) {
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
    const { name } = await getLetterhead(db)
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(
        JSON.stringify({
          id: '/',
          name,
          short_name: shorten(name),
          start_url: '/',
          scope: '/',
          display: 'standalone',
          background_color: '#f8f7f4',
          theme_color: '#ffffff',
          icons: ICONS,
        }),
      )
  })
}

/** Returns at most 12 characters, to fit under an icon: whole words, or the start of the first. */
function shorten(name: string): string {
  const words = name.split(' ')
  const prefixes = words.map((_, last) => words.slice(0, last + 1).join(' '))
  return prefixes.findLast(({ length }) => length <= 12) ?? Array.from(name).slice(0, 12).join('')
}

const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]
