import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** By the path of a screen, in which `$code` stands for any part: `/verify/$code`. */
type PageFiles = Record<string, string[]>

/**
 * Returns a function that writes the links by which the browser requests all files of a screen at once. Without them, it
 * would learn of each file from the one before.
 */
export function createPreloads(webDir: string): (path: string) => string {
  // The build writes it.
  const files = JSON.parse(readFileSync(join(webDir, 'page-files.json'), 'utf8')) as PageFiles
  const screens = Object.entries(files).map(([path, names]) => ({
    pattern: new RegExp(`^${path.replaceAll(/[.*+?^()|[\]\\{}]/g, '\\$&').replaceAll(/\$\w+/g, '[^/]+')}/?$`),
    links: names.map(writeLink).join(''),
  }))
  return (path) => screens.find(({ pattern }) => pattern.test(path))?.links ?? ''
}

const writeLink = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`
