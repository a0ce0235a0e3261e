import type { Role } from '#shared/contract/endpoint.ts'
import { isSavingData } from '#shared/web/is-saving-data.ts'

/** Written by the build: the files of the app, and those that the first screen of each role needs besides. */
type Files = Record<'app' | Role, string[]>

let files: Promise<Files> | undefined
let evaluating: Promise<void> | undefined
const preloaded = new Set<string>()

/** Loads the code of the first screen while the rest is typed. Without a user type, only what all share. */
export function preloadApp(role: Role | ''): void {
  const address = document.querySelector<HTMLElement>('#sign-in')?.dataset['screens']
  if (address === undefined || isSavingData()) return
  files ??= fetch(address).then((response) => response.json() as Promise<Files>)
  files.then(
    ({ app, ...screens }) => {
      for (const path of [...app, ...(role === '' ? [] : screens[role])]) preload(path)
      evaluating ??= evaluate(app)
    },
    () => {},
  )
}

/** Evaluates the app without starting it: a file per task, those first that the others import. */
async function evaluate(app: string[]): Promise<void> {
  for (const path of app.filter((name) => name.endsWith('.js')).toReversed()) {
    await import(/* @vite-ignore */ path).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function preload(path: string): void {
  if (preloaded.has(path)) return
  preloaded.add(path)
  // Browsers report a style sheet that is preloaded by a link and not used at once.
  if (path.endsWith('.css')) return void fetch(path).catch(() => {})
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = path
  document.head.append(link)
}
