/** Lists round whole numbers for an axis, from at most `min` to at least `max`; 0 is one of them. */
export function listTicks(min: number, max: number, steps = 4): number[] {
  const [low, high] = [Math.min(0, min), Math.max(0, max)]
  const step = roundUp((high - low) / steps)
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** Rounds up to 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  if (value <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const digit = [1, 2, 5].find((one) => one * power >= value) ?? 10
  return digit * power
}
