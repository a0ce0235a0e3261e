import { Anchor } from '@mantine/core'
import { telLink } from '../indian-number.ts'

/** A stored number that can be rung by a tap, where it is one of ten digits. */
export function PhoneText({ number }: { number: string | null }) {
  const link = telLink(number ?? '')
  if (!link) return number || '–'
  return <Anchor href={link}>{number}</Anchor>
}
