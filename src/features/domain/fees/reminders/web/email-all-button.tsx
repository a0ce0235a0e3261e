import { IconMail } from '@tabler/icons-react'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { MAX_EMAILS } from '#features/domain/fees/reminders/contract/reminders.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { useEmailReminders } from './reminders.queries.ts'

/** `count` is the number of students on the list. */
export function EmailAllButton({ count, search }: { count: number; search: string }) {
  const { t } = useTranslation('reminders')
  const { mail } = useInstitute()
  const email = useEmailReminders()
  const ask = () =>
    confirm({
      title: t('emailAllTitle', { count }),
      text: [t(mail ? 'emailAllText' : 'emailAllOutbox'), ...(count > MAX_EMAILS ? [t('emailAllLimit')] : [])].join(
        ' ',
      ),
      confirmLabel: t(mail ? 'sendEmails' : 'saveEmails'),
      run: async () => {
        const { message } = await email.mutateAsync(search)
        toast.success(message, READING_MS)
      },
    })
  return (
    <Button leftSection={<IconMail size={16} aria-hidden />} onClick={() => void ask()}>
      {t('emailAll', { count })}
    </Button>
  )
}
