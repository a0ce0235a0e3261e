import { useToday } from '#features/base/institute/web/public.ts'
import type { Reminder } from '#features/domain/fees/reminders/contract/reminders.contract.ts'
import { countDays } from '#shared/web/days.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'

/** Shows 'Reminded 2 days ago by Hari (WhatsApp)', or the state of the email. */
export function RemindedText({ reminder: { date, channel: sentBy, state, by: name } }: { reminder: Reminder }) {
  const { t } = useTranslation(['reminders', 'identity', 'words'])
  const daysAgo = countDays(date, useToday())
  if (state === 'sent') {
    const channel = t(sentBy === 'Email' ? 'identity:email' : 'words:whatsApp')
    return (
      <span>
        {daysAgo === 0 ? t('sentToday', { name, channel }) : t('sentDaysAgo', { count: daysAgo, name, channel })}
      </span>
    )
  }
  if (state === 'opened') {
    return (
      <StatusBadge tone="info" wrap>
        {t('openedBy', { name })}
      </StatusBadge>
    )
  }
  const isUnderWay = (state === 'queued' || state === 'sending') && daysAgo === 0
  if (isUnderWay) return <StatusBadge tone="info">{t('emailSending')}</StatusBadge>
  return <StatusBadge tone="warn">{t(state === 'uncertain' ? 'emailUncertain' : 'emailFailed')}</StatusBadge>
}
