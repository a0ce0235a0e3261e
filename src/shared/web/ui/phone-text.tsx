import { Anchor } from '@mantine/core'
import { telLink } from '../indian-number.ts'

export function PhoneText({ number }: { number: string | null }) {
  const link = telLink(number ?? '')
  if (!link) return number || '–'
  return <Anchor href={link}>{number}</Anchor>
}
