export type Random = {
  unit(): number
  /** `min` and `max` are included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
}

/** Creates reproducible pseudo-random numbers (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number) => min + Math.floor(unit() * (max - min + 1))
  return {
    unit,
    int,
    chance: (probability) => unit() < probability,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
  }
}
