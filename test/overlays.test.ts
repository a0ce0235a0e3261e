import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'

const OVERLAYS = ['Modal', 'Modal.Root', 'Drawer', 'Drawer.Root', 'Menu', 'Popover', 'HoverCard']
/** The hooks of these modules close them on Back. */
const CLOSING = ['src/shared/web/ui/use-overlay.ts', 'src/shared/web/ui/use-open-on-mount.ts']

const code = readCode().filter(({ path }) => !path.includes('.test.') && !path.startsWith('src/testing/'))

test('overlays: each dialog, drawer, menu and popover is in a file that closes it on Back', () => {
  const files = code.filter(({ elements }) => elements.some((name) => OVERLAYS.includes(name)))
  expect(files.length).toBeGreaterThan(8)
  const others = files.filter(({ imports }) => !imports.some((path) => CLOSING.includes(path)))
  expect(others.map(({ path }) => path)).toEqual([])
})

test('overlays: openModal opens every dialog outside of a component, and closes it on Back', () => {
  const opensItself = /\bmodals\.open\w*\(/
  const files = code.filter(({ path }) => opensItself.test(readFileSync(path, 'utf8')))
  expect(files.map(({ path }) => path)).toEqual(['src/shared/web/ui/open-modal.ts'])
})
