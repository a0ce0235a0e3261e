import { Text } from '#shared/web/ui/elements/text.tsx'
import { trimScheme } from './project-name.ts'
import classes from './host-and-last-part.module.css'

/** Tells links apart that look the same when they are cut. Screen readers get the full link. */
export function HostAndLastPart({ link }: { link: string }) {
  return (
    <Text span size="sm" c="dimmed" aria-hidden className={classes.text}>
      {getHostAndLastPart(link)}
    </Text>
  )
}

function getHostAndLastPart(link: string): string {
  const [host = '', ...parts] = trimScheme(link).split('/')
  const last = parts.at(-1)
  if (last === undefined) return host
  return [host, ...(parts.length > 1 ? ['…'] : []), decode(last)].join('/')
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
