import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** By the path of a screen, in which `$code` stands for any part: `/verify/$code`. */
type Pages = Record<string, { files: string[]; calls?: string[] }>

/**
 * Returns a function that completes the page of a path: with links by which the browser requests all files of the screen
 * at once, and the calls that `page-start.js` sends meanwhile. Without them, the browser would learn of each from the one
 * before.
 */
export function createPreloads(webDir: string): (page: string, path: string) => string {
  // The build writes it.
  const pages = JSON.parse(readFileSync(join(webDir, 'page-files.json'), 'utf8')) as Pages
  const screens = Object.entries(pages).map(([path, { files, calls = [] }]) => ({
    pattern: new RegExp(`^${path.replaceAll(/[.*+?^()|[\]\\{}]/g, '\\$&').replaceAll(/\$\w+/g, '[^/]+')}/?$`),
    calls: calls.map((call) => `<meta name="first-call" content="${call.replaceAll('&', '&amp;')}">`).join(''),
    styles: write(files, '.css', (href) => `<link rel="stylesheet" href="${href}">`),
    scripts: write(files, '.js', (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`),
  }))
  return (page, path) => {
    const screen = screens.find(({ pattern }) => pattern.test(path))
    if (!screen) return page
    return (
      page
        // The script reads them.
        .replace('<script', (script) => screen.calls + script)
        .replace('</head>', (end) => screen.scripts + end)
        // In the order in which the screen would load them. In the head, they would delay the first paint.
        .replace('<link rel="stylesheet"', (first) => screen.styles + first)
    )
  }
}

const write = (files: string[], extension: string, writeLink: (href: string) => string) =>
  files.flatMap((file) => (file.endsWith(extension) ? [writeLink(`/${file}`)] : [])).join('')
