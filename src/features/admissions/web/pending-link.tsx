import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { TextLink } from '#shared/web/ui/links.tsx'

const PendingRegistration = z.object({ _id: z.string(), status: z.literal('Pending') })

/** The pending registration that a 409 returns as the owner of the email. */
export function pendingIdOf(current: unknown): string | null {
  const pending = z.safeParse(PendingRegistration, current)
  return pending.success ? pending.data._id : null
}

export function PendingLink({ id }: { id: string }) {
  const { t } = useTranslation('admissions')
  return (
    <TextLink to="/hr/Student-view" search={{ id }} underline="always">
      {t('openPendingRegistration')}
    </TextLink>
  )
}
