import { globSync, readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../../src/shared/contract/messages.ts'
import { readCatalogues } from '../../src/shared/server/messages.ts'
import { findEntry, listFiles, listPageFiles } from './page-files.ts'

const MODULE = 'virtual:sign-in-messages'
const PAGE = 'sign-in.html'
const SCRIPTS = 'src/{app/web,features/base/identity/web}/sign-in/*.ts'
const TRANSLATED = /data-(?<kind>t|label)="(?<key>[^"]+)"(?<rest>[^>]*>)/g

/**
 * Writes the English messages into sign-in.html, and provides those of each language to its scripts. They are the
 * messages of the catalogues that the page and its scripts name.
 */
export const signInPage: Plugin = {
  name: 'sign-in-page',
  resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${MODULE}`)
      return `export const english = ${writeMessages('en')}\nexport const loaders = ${writeLoaders()}`
    const language = LANGUAGES.find((one) => id === `\0${MODULE}/${one}`)
    return language && `export const messages = ${writeMessages(language)}`
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { filename }) => (filename.endsWith(PAGE) ? fillIn(html) : html),
  },
  // The build serves the page at `/`, and so does the server.
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (request.url === '/') request.url = `/${PAGE}`
      next()
    })
  },
}

/** Lists the files of the app, and those that the first screen of each role needs besides. */
export function listFirstScreens(bundle: Rolldown.OutputBundle): string {
  const screens = new Map(listPageFiles(bundle))
  const toPaths = (names: string[] = []) => names.map((name) => `/${name}`)
  return JSON.stringify({
    app: toPaths(listFiles([findEntry(bundle, 'index.html')], bundle)),
    student: toPaths(screens.get('/student')),
    hr: toPaths(screens.get('/hr')),
    admin: toPaths(screens.get('/admin')),
  })
}

function fillIn(html: string): string {
  const options = LANGUAGES.map((language) => `<option value="${language}">${LANGUAGE_NAMES[language]}</option>`)
  const messages = readMessages('en')
  return html
    .replace('__LANGUAGES__', options.join(''))
    .replaceAll(TRANSLATED, (tag, kind: string, key: string, rest: string) => {
      const text = (messages[key] ?? '').replace('{{product}}', '__INSTITUTE__').replaceAll('<', '&lt;')
      return kind === 't' ? `${tag}${text}` : `data-label="${key}" aria-label="${text}"${rest}`
    })
}

function readMessages(language: Language): Record<string, string> {
  const page = readFileSync(PAGE, 'utf8')
  const scripts = globSync(SCRIPTS, { exclude: ['**/*.test.ts', '**/*.d.ts'] }).map((path) =>
    readFileSync(path, 'utf8'),
  )
  const named = [page, ...scripts].flatMap((text) => text.match(/(?<=["'])[a-z-]+:\w+(?=["'])/g) ?? [])
  const catalogues = readCatalogues(language)
  const messages: Record<string, string> = {}
  for (const name of named) {
    const [namespace = '', key = ''] = name.split(':')
    const message = catalogues[namespace]?.[key]
    if (message !== undefined) messages[name] = message
  }
  return messages
}

const writeMessages = (language: Language) => JSON.stringify(readMessages(language))

const writeLoaders = () =>
  `{ ${LANGUAGES.filter((language) => language !== 'en')
    .map((language) => `${language}: () => import('${MODULE}/${language}')`)
    .join(', ')} }`
