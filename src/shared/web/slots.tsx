import type { ComponentType } from 'react'

/** Content that a feature adds to a page of another feature. */
export type SlotContent<Props extends object = object> = {
  /** The place among the contents of all features. */
  order: number
  Content: ComponentType<Props>
}

/** Lists what the features declare for a slot, from the files that a pattern finds. */
export const sortByOrder = <Entry extends { order: number }>(lists: readonly (readonly Entry[] | undefined)[]) =>
  lists.flatMap((list) => list ?? []).toSorted((a, b) => a.order - b.order)

type Props<Passed extends object> = Passed & { contents: readonly SlotContent<Passed>[] }

export function Slot<Passed extends object>({ contents, ...passed }: Props<Passed>) {
  return contents.map(({ order, Content }) => <Content key={order} {...(passed as unknown as Passed)} />)
}
