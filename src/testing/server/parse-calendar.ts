type Properties = Record<string, string>
type Component = { name: string; properties: Properties; parts: Component[] }

/**
 * Parses a calendar strictly (RFC 5545): CRLF, folding, nesting, properties that must be there once. Throws at the
 * first fault.
 */
export function parseCalendar(text: string) {
  const root = parseComponents(unfold(text))
  requireOnce(root, ['VERSION', 'PRODID'])
  const zones = root.parts.filter(({ name }) => name === 'VTIMEZONE')
  const events = root.parts.filter(({ name }) => name === 'VEVENT')
  for (const event of events) requireOnce(event, ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY'])
  const uids = events.map(({ properties }) => properties['UID'])
  if (new Set(uids).size !== uids.length) throw new Error('a UID is used twice')
  return {
    zones: zones.map(({ properties, parts }) => ({
      TZID: properties['TZID'],
      offsets: parts.map(({ properties: offset }) => ({
        at: offset['DTSTART'],
        from: offset['TZOFFSETFROM'],
        to: offset['TZOFFSETTO'],
      })),
    })),
    events: events.map(({ properties }): Properties => properties),
  }
}

function unfold(text: string): string[] {
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end with CRLF')
  if (/[^\r]\n|\r[^\n]/.test(text)) throw new Error('a line does not end with CRLF')
  const lines = text.slice(0, -2).split('\r\n')
  const tooLong = lines.find((line) => Buffer.byteLength(line) > 75)
  if (tooLong !== undefined) throw new Error(`longer than 75 octets: ${tooLong}`)
  return lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
}

function parseComponents(lines: string[]): Component {
  const top: Component = { name: '', properties: {}, parts: [] }
  const open = [top]
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z-]+=[^:;]+)*):(.*)$/.exec(line) ?? []
    if (name === '') throw new Error(`not a property: ${line}`)
    const current = open.at(-1)!
    if (name === 'BEGIN') {
      const part = { name: value, properties: {}, parts: [] }
      current.parts.push(part)
      open.push(part)
    } else if (name === 'END') {
      if (current.name !== value) throw new Error(`${current.name} ends as ${value}`)
      open.pop()
    } else {
      if (name in current.properties) throw new Error(`${name} twice`)
      current.properties[name] = /^(SUMMARY|LOCATION|DESCRIPTION)/.test(name) ? unescape(value) : value
    }
  }
  const [root] = top.parts
  if (open.length !== 1 || top.parts.length !== 1 || root?.name !== 'VCALENDAR') throw new Error('not one VCALENDAR')
  return root
}

function unescape(value: string): string {
  if (/(^|[^\\])(\\\\)*[;,]/.test(value)) throw new Error(`not escaped: ${value}`)
  return value.replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char))
}

function requireOnce({ name, properties }: Component, wanted: string[]): void {
  for (const one of wanted)
    if (!Object.keys(properties).some((key) => key.split(';', 1)[0] === one)) throw new Error(`${name} without ${one}`)
}
