import Bowser from 'bowser'

/** `{ browser: 'Firefox', system: 'Windows' }`, blank where the text does not say. */
export function parseUserAgent(userAgent: string): { browser: string; system: string } {
  if (userAgent.trim() === '') return { browser: '', system: '' }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name ?? '', system: os.name ?? '' }
}
