import { setImmediate } from 'node:timers/promises'
import type { Canvas } from '#shared/server/pdf/canvas.ts'
import { fontName, splitIntoRuns } from '#shared/server/pdf/fonts.ts'
import { loadShaper } from '#shared/server/pdf/shape-text.ts'

const WEIGHTS = [400, 600] as const

/** Loads the fonts of a text that are not in `loaded`. Each takes up to 25 ms, and others are served between. */
export async function loadFonts(canvas: Canvas, text: string, loaded: Set<string>): Promise<void> {
  await loadShaper(text)
  for (const { font, text: run } of splitIntoRuns(text))
    for (const weight of WEIGHTS) {
      const name = fontName(font, weight)
      if (loaded.has(name)) continue
      loaded.add(name)
      canvas.measure(String.fromCodePoint(run.codePointAt(0)!), { size: 10, weight })
      await setImmediate()
    }
}
