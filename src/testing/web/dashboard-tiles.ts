import type { renderScreen } from '#testing/web/render-screen.tsx'

type Screen = Awaited<ReturnType<typeof renderScreen>>['screen']

/** Each tile's words, and where it leads. */
export function tilesOf({ container }: Screen): (string | null)[][] {
  const tiles = Array.from(container.querySelectorAll('div.mantine-Card-root'))
  return tiles.map((tile) => [tile.textContent, tile.querySelector('a')?.getAttribute('href') ?? null])
}
