import { type ComponentProps, useState } from 'react'
import { storage } from '../storage.ts'
import { ColumnsButton } from './columns-button.tsx'
import { createLazyMenu } from './lazy-menu.tsx'
import type { OpenColumnChooser } from './open-column-chooser.tsx'

type Choosable = { key: string; header: string }

/**
 * Returns the columns of a list that a person has chosen, in the order of the list. The device keeps them under `name`,
 * which contains the person's id.
 */
export function useChosenColumns<C extends Choosable>(name: string, columns: C[], byDefault: readonly string[]) {
  const [stored, setStored] = useState(() => storage.get(name))
  const chosen = stored === null ? byDefault : stored.split(',')
  const choose = (keys: readonly string[]) => {
    storage.set(name, keys.join(','))
    setStored(keys.join(','))
  }
  return { shown: columns.filter(({ key }) => chosen.includes(key)), chosen, choose }
}

const LazyChooser = createLazyMenu(
  () => import('./open-column-chooser.tsx').then((module) => module.OpenColumnChooser),
  { preload: true, popup: 'dialog' },
)

export const ColumnChooser = (props: ComponentProps<typeof OpenColumnChooser>) => (
  <LazyChooser menu={props} button={(button) => <ColumnsButton {...button} />} />
)
