import type { ComponentType } from 'react'
import { lazyComponent } from '#shared/web/lazy-component.ts'

type Props = { code: string }

/** Restores a backup in place of the first run, from `web/first-restore.tsx` of the feature that has it. */
const [load] = Object.values(
  import.meta.glob<ComponentType<Props>>('/src/features/*/*/web/first-restore.tsx', { import: 'FirstRestore' }),
)
if (!load) throw new Error('No feature restores a backup')

export const FirstRestore = lazyComponent<Props>(load)
