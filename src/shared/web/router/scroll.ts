import type { Location } from './types.ts'

/** The positions of an entry of the history, by the selector of the element. */
type Positions = Record<string, [left: number, top: number]>

const KEY = 'scroll-positions'
const WINDOW = 'window'

const readPositions = (): Record<string, Positions> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, Positions>
  } catch {
    return {}
  }
}

const keyOf = ({ state, href }: Location) => state.__TSR_key ?? state.key ?? href

export type Scroll = {
  /** Call before the page changes. */
  save: (location: Location) => void
  /** Call when the page is rendered. A new entry with a hash shows that part. */
  restore: (location: Location, isNewEntry: boolean) => void
}

/** Restores scroll positions on Back, Forward and a reload. A new page begins at the top. */
export function createScroll(isRestoring: boolean, getShown: () => Location): Scroll {
  const positions = isRestoring ? readPositions() : {}
  const scrolled = new Set<Element>()

  function save(location: Location): void {
    if (!isRestoring) return
    const saved: Positions = { [WINDOW]: [scrollX, scrollY] }
    for (const element of scrolled) {
      if (element.isConnected) saved[toSelector(element)] = [element.scrollLeft, element.scrollTop]
      else scrolled.delete(element)
    }
    positions[keyOf(location)] = saved
  }

  function restore(location: Location, isNewEntry: boolean): void {
    const { hash } = location
    const { [WINDOW]: ofWindow, ...ofElements } = positions[keyOf(location)] ?? {}
    for (const [selector, [left, top]] of Object.entries(ofElements))
      document.querySelector(selector)?.scrollTo({ left, top, behavior: 'instant' })
    if (ofWindow && !(hash && isNewEntry)) scrollTo(...ofWindow)
    else if (hash) document.getElementById(hash)?.scrollIntoView()
    else scrollTo(0, 0)
  }

  function watch(): void {
    history.scrollRestoration = 'manual'
    const note = ({ target }: Event) => target instanceof Element && scrolled.add(target)
    document.addEventListener('scroll', note, { capture: true, passive: true })
    addEventListener('pagehide', () => {
      // The browser restores a page that it has kept.
      history.scrollRestoration = 'auto'
      save(getShown())
      try {
        sessionStorage.setItem(KEY, JSON.stringify(positions))
      } catch {
        // A full storage restores nothing.
      }
    })
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) history.scrollRestoration = 'manual'
    })
  }

  if (isRestoring) watch()
  return { save, restore }
}

function toSelector(element: Element): string {
  const parent = element.parentElement
  if (!parent) return element.localName
  const place = [...parent.children].indexOf(element) + 1
  return `${toSelector(parent)} > ${element.localName}:nth-child(${place})`
}
