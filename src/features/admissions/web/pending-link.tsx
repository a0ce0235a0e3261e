import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { TextLink } from '#shared/web/ui/links.tsx'

const Waiting = z.object({ _id: z.string(), status: z.literal('Pending') })

/** Which registration holds the email and waits for approval, where a refusal says that one does. */
export function waitingIn(current: unknown): string | null {
  const waiting = z.safeParse(Waiting, current)
  return waiting.success ? waiting.data._id : null
}

/** Leads HR to the registration that waits. */
export function WaitingLink({ id }: { id: string }) {
  const { t } = useTranslation('admissions')
  return (
    <TextLink to="/hr/Student-view" search={{ id }} underline="always">
      {t('openWaiting')}
    </TextLink>
  )
}
