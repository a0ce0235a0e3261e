import { formatPhone } from '../../contract/phone-number.ts'
import { useTranslation } from '../i18n.tsx'
import { telLink } from '../phone-links.ts'
import { Group } from './elements/stack.tsx'
import { Anchor } from './elements/text.tsx'
import { StatusBadge } from './status-badge.tsx'
import classes from './text.module.css'

/** Shows grouped digits that can be dialled. A stored number that cannot be parsed is marked. */
export function PhoneText({ number }: { number: string | null }) {
  const { t } = useTranslation('shared')
  if (!number) return '–'
  const link = telLink(number)
  if (link) {
    return (
      <Anchor href={link} className={classes.noWrap}>
        {formatPhone(number)}
      </Anchor>
    )
  }
  return (
    <Group component="span" display="inline-flex" gap={6}>
      {number} <StatusBadge tone="warn">{t('unusablePhone')}</StatusBadge>
    </Group>
  )
}
