import type { ComponentType } from 'react'
import { type Needed, useMay } from './may.ts'

/** Content that a feature adds to a page of another feature. */
export type SlotContent<Props extends object = object> = {
  /** Sorts the contents of all features. */
  order: number
  /** Not shown without it. */
  may?: Needed
  Content: ComponentType<Props>
}

/** Lists what the features declare for a slot, from the files that a pattern finds. */
export function sortByOrder<Entry extends { order: number }>(lists: readonly (readonly Entry[] | undefined)[]) {
  const sorted = lists.flatMap((list) => list ?? []).toSorted((a, b) => a.order - b.order)
  if (import.meta.env.MODE !== 'production') assertDistinct(sorted)
  return sorted
}

/** The names of the files would decide between equal places. A build leaves this out; tests of components have no `DEV`. */
function assertDistinct(sorted: readonly { order: number }[]): void {
  const same = sorted.find(({ order }, index) => order === sorted[index - 1]?.order)
  if (same) throw new Error(`Two contents of a slot have the order ${same.order}: ${JSON.stringify(sorted)}`)
}

type Props<Passed extends object> = Passed & { contents: readonly SlotContent<Passed>[] }

export function Slot<Passed extends object>({ contents, ...passed }: Props<Passed>) {
  const may = useMay()
  // The list never changes.
  return contents.map(
    ({ may: needed, Content }, index) => may(needed) && <Content key={index} {...(passed as unknown as Passed)} />,
  )
}
