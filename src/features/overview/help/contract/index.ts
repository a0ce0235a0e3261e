import { feature } from '#shared/contract/feature.ts'

export const help = feature('help', { uses: [], tables: [], permissions: {}, calls: [] })
