import { served } from '#shared/server/feature.ts'
import { help } from '../contract/index.ts'

export const helpServer = served(help, { routes: () => [] })
