import { handOver, type Handover } from './sign-in-handover.ts'

/**
 * The browser's Back closes the parts over the page (dialogs, drawers, menus, the second step of a form), the last
 * opened first, and keeps the page as it is. All of them together have one entry in the history, above that of the
 * page. The router does not see this entry.
 */
export type Closable = {
  /** Returns false if it stays open, for example to ask about unsaved input first. */
  close: () => boolean
}

const opened: Closable[] = []

/** Returns a function that ends it. A closing dialog counts as open until the next task: one key closes one. */
export function closeOnBack(closable: Closable): () => void {
  opened.push(closable)
  settleLater()
  return () => {
    setTimeout(() => remove(closable))
    settleLater()
  }
}

/** Whether something was opened after it. */
export const isCovered = (closable: Closable): boolean => opened.includes(closable) && opened.at(-1) !== closable

function remove(closable: Closable): void {
  const index = opened.indexOf(closable)
  if (index >= 0) opened.splice(index, 1)
}

const MARK = 'closesOnBack'

type State = { __TSR_index?: number } & Handover & Record<string, unknown>
type Page = { state: State | null; url: string }

const readState = () => history.state as State | null
const isAtEntry = (): boolean => readState()?.[MARK] === true

function readPage(): Page {
  const { [MARK]: _mark, ...state } = readState() ?? {}
  return { state: readState() === null ? null : state, url: location.href }
}

let isConnected = false
/** The page that our entry is a copy of. Null while the history is not at an entry of ours. */
let page: Page | null = null
/** The router's number of the page, which our entry has too. */
let index: number | undefined
/** Null while nobody moves within the history. */
let moving: 'us' | 'router' | null = null
/** The router's changes of the history, which run when our own move has ended. */
const waiting: (() => void)[] = []
/** The browser loads another page. A move within the history would stop that. */
let isLeaving = false

function move(by: 'us' | 'router', delta: number): void {
  moving = by
  history.go(delta)
}

function settleLater(): void {
  setTimeout(settle)
}

function settle(): void {
  if (!isConnected || isLeaving || moving !== null) return
  if (page === null && opened.length > 0) {
    page = readPage()
    history.pushState({ ...page.state, [MARK]: true }, '')
  } else if (page !== null && opened.length === 0) move('us', -1)
}

function handlePopState(event: PopStateEvent): void {
  const before = page
  const by = moving
  const isSamePage = readState() !== null && readState()?.__TSR_index === index
  moving = null
  index = readState()?.__TSR_index
  page = isAtEntry() ? (before ?? readPage()) : null
  if (isSamePage && by !== 'router') {
    // The router stays at this page.
    event.stopImmediatePropagation()
    if (before !== null && page === null) {
      // The router may have changed the page's address or state meanwhile.
      history.replaceState(before.state, '', before.url)
      if (by === null) closeLast(before)
    }
  }
  for (const task of waiting.splice(0)) whenStill(task)
  settleLater()
}

function closeLast(entry: Page): void {
  const last = opened.at(-1)
  if (last?.close()) remove(last)
  if (opened.length === 0) return
  // Goes forward to the entry, because browsers may skip a new one that no press precedes.
  page = entry
  move('us', 1)
}

function whenStill(task: () => void): void {
  if (moving === 'us') {
    waiting.push(task)
    return
  }
  moving = null
  task()
  index = readState()?.__TSR_index
  settleLater()
}

/** `/` is the sign-in page, a document of its own. Input that would be lost has been asked about before. */
function openSignIn(state: State, isPush: boolean): void {
  isLeaving = true
  handOver(state)
  if (isPush) location.assign('/')
  else location.replace('/')
}

const isSignIn = (url: string | undefined) => url !== undefined && new URL(url, location.href).pathname === '/'

/** The `window` of the router's history: `createBrowserHistory({ window: createRouterWindow() })`. */
export function createRouterWindow(): object {
  isConnected = true
  // Runs before the router's own listener.
  window.addEventListener('popstate', handlePopState)
  // Runs before the router's own listener.
  window.addEventListener('beforeunload', (event) => isLeaving && event.stopImmediatePropagation(), true)
  // A page that the browser has kept comes back without `popstate`. The next user must not see it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isLeaving) location.reload()
    if (persisted) moving = null
    settleLater()
  })
  // The page was loaded again while something was open.
  if (isAtEntry()) page = readPage()
  index = readState()?.__TSR_index
  settleLater()
  const go = (delta: number) =>
    whenStill(() => {
      if (delta !== 0) move('router', page !== null && delta < 0 ? delta - 1 : delta)
    })
  return {
    location,
    document,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    history: {
      get state() {
        return readPage().state
      },
      get length() {
        return history.length
      },
      /** The next page takes the place of our entry. */
      pushState: (state: State, _title: string, url: string) =>
        whenStill(() => {
          if (isSignIn(url)) return openSignIn(state, page === null)
          if (page === null) history.pushState(state, '', url)
          else history.replaceState(state, '', url)
          page = null
        }),
      replaceState: (state: State, _title: string, url?: string) =>
        whenStill(() => {
          if (isSignIn(url)) return openSignIn(state, false)
          history.replaceState(page === null ? state : { ...state, [MARK]: true }, '', url)
          if (page !== null) page = readPage()
        }),
      go,
      back: () => go(-1),
      forward: () => go(1),
    },
  }
}
