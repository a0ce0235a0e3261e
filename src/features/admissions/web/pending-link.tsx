import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { TextLink } from '#shared/web/ui/links.tsx'

const PendingRegistration = z.object({ _id: z.string(), status: z.literal('Pending') })

/** A 409 for the email returns the pending registration that has it. */
export function parsePendingId(current: unknown): string | null {
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
