/** The manifest of a feature declares it, and those of features to its right fill it with what the feature uses. */
export type Slot<Filler = unknown, Content = unknown> = {
  name: string
  /** Whether two fillers are an error. */
  isSingle: boolean
  install(fillers: readonly Filler[]): void
  /** Throws before the app has installed the fillers. */
  get(): Content
}

/** Takes exactly one filler. */
export const slot = <Filler>(name: string): Slot<Filler, Filler> => createSlot(name, true, ([filler]) => filler!)

/** Takes at least one filler. Those of features to the left come first. */
export const listSlot = <Filler>(name: string): Slot<Filler, readonly Filler[]> =>
  createSlot(name, false, (fillers) => fillers)

function createSlot<Filler, Content>(
  name: string,
  isSingle: boolean,
  toContent: (fillers: readonly Filler[]) => Content,
): Slot<Filler, Content> {
  let installed: readonly Filler[] | undefined
  return {
    name,
    isSingle,
    install(fillers) {
      installed = fillers
    },
    get() {
      if (!installed) throw new Error(`the slot ${name} was read before the app installed its fillers`)
      return toContent(installed)
    },
  }
}

export type Fill = { slot: Slot; filler: unknown }

export const fill = <Filler>(slot: Slot<Filler>, filler: NoInfer<Filler>): Fill => ({ slot, filler })

type Manifest = { feature: { name: string }; slots: readonly Slot[]; fills: readonly Fill[] }

/** Installs the fillers of all features, which are sorted from left to right. Repeating it changes nothing. */
export function installSlots(features: readonly Manifest[]): void {
  const slots = features.flatMap((feature) => feature.slots)
  const fills = features.flatMap(({ feature: { name }, fills }) => fills.map((fill) => ({ ...fill, name })))
  for (const { slot, name } of fills)
    if (!slots.includes(slot)) throw new Error(`${name} fills the slot ${slot.name}, which no feature declares`)
  for (const slot of slots) {
    const own = fills.filter((fill) => fill.slot === slot)
    if (own.length === 0) throw new Error(`no feature fills the slot ${slot.name}`)
    if (slot.isSingle && own.length > 1)
      throw new Error(
        `the slot ${slot.name} takes one filler and has those of ${own.map(({ name }) => name).join(', ')}`,
      )
    slot.install(own.map(({ filler }) => filler))
  }
}
