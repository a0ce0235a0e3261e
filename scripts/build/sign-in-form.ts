import react from '@vitejs/plugin-react'
import type { Rolldown } from 'vite'
import { createServer } from 'vite'
import { messages } from './messages.ts'

const MODULES = ['src/app/web/layouts/public-layout.tsx', 'src/app/web/sign-in-page.tsx']

/**
 * Creates the sign-in page as HTML, with its styles and scripts, for index.html: people type before the code of the
 * page is there. `before-paint.js` keeps what they press, and `SignInScreen` takes their input over. Only the page at
 * `/` has it.
 */
export async function createSignInForm(bundle: Rolldown.OutputBundle): Promise<string> {
  const { styles, scripts } = listFiles(bundle)
  const markup = moveStyleAttributes(await renderSignIn())
  assertStyled(markup, bundle)
  const links = [
    ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...scripts.map((name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}" data-script>`),
  ]
  // Without a submit button, no browser sends the form by itself, with the password in the address.
  const form = markup.replace('type="submit"', 'type="button" data-submit')
  return `<!-- sign-in -->${links.join('')}<div id="sign-in">${form}</div><!-- /sign-in -->`
}

async function renderSignIn(): Promise<string> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [react({ compiler: true }), messages],
    server: {
      middlewareMode: true,
      ws: false,
      watch: null,
    },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const module = await server.ssrLoadModule('/src/app/web/render-sign-in.tsx')
    return await (module as { renderSignIn: () => Promise<string> }).renderSignIn()
  } finally {
    await server.close()
  }
}

/** The content security policy allows no `style` attributes in HTML. */
function moveStyleAttributes(markup: string): string {
  const rules: string[] = []
  const moved = markup.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const rule = style.replaceAll('&#x27;', "'")
    if (!rules.includes(rule)) rules.push(rule)
    return ` data-style="${rules.indexOf(rule)}"`
  })
  const sheet = rules.map((rule, index) => `[data-style="${index}"]{${rule}}`).join('')
  return `<style nonce="__CSP_NONCE__">${sheet}</style>${moved}`
}

/** Lists the files that the page loads besides the initial chunk. */
function listFiles(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const close = (names: Set<Rolldown.OutputChunk>) => {
    for (const { imports } of names) for (const chunk of chunks) if (imports.includes(chunk.fileName)) names.add(chunk)
    return names
  }
  const initial = close(new Set(chunks.filter(({ isEntry }) => isEntry)))
  const isNeeded = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) => MODULES.some((path) => id.endsWith(path)))
  // Imported chunks come first.
  const added = [...close(new Set(chunks.filter(isNeeded)))].filter((chunk) => !initial.has(chunk)).reverse()
  const stylesOf = (chunk: Rolldown.OutputChunk) => [...(chunk.viteMetadata?.importedCss ?? [])]
  const loaded = new Set([...initial].flatMap(stylesOf))
  const styles = new Set(added.flatMap(stylesOf).filter((name) => !loaded.has(name)))
  return { styles: [...styles], scripts: added.map(({ fileName }) => fileName) }
}

/** Fails the build if the names of classes differ from those of the style sheets. */
function assertStyled(markup: string, bundle: Rolldown.OutputBundle): void {
  const sheets = Object.values(bundle).map((file) =>
    file.fileName.endsWith('.css') && 'source' in file ? file.source : '',
  )
  const css = sheets.join('')
  const names = Array.from(markup.matchAll(/\b_\w+_\w{5}_\d+\b/g), ([name]) => name)
  const missing = names.filter((name) => !css.includes(`.${name}`))
  if (names.length === 0 || missing.length > 0)
    throw new Error(`Classes of the sign-in form without styles: ${missing.join(', ') || 'none found'}`)
}
