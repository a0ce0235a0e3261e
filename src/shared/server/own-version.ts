import { readFileSync } from 'node:fs'

const PACKAGE = new URL('../../../package.json', import.meta.url)

export const OWN_VERSION = (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version
