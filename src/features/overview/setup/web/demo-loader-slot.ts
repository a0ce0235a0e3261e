import type { DemoAccount } from '#features/overview/setup/contract/setup.contract.ts'

/** Loads the demo institute in place of the first run, from `web/demo-loader.ts` of the feature that has it. */
export type DemoLoader = {
  students: number
  loadDemo: (code: string) => Promise<{ accounts: DemoAccount[] }>
}

const [loader] = Object.values(
  import.meta.glob<DemoLoader>('/src/features/*/*/web/demo-loader.ts', { eager: true, import: 'demoLoader' }),
)
if (!loader) throw new Error('No feature loads the demo institute')

export const demoLoader = loader
