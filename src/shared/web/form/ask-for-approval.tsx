import { useState } from 'react'
import { ApiError } from '../api-error.ts'
import { type BodyOf, call } from '../call.ts'
import { useTranslation } from '../i18n.tsx'
import { useRefresh } from '../query-client.ts'
import { Button } from '../ui/elements/button.tsx'
import { toast } from '../ui/toast.ts'
import { createIdempotencyKey } from './create-idempotency-key.ts'
import { toastError } from './toast-error.ts'

export type ApprovalRequest = BodyOf<'POST /api/approval'>

type Props = { request: ApprovalRequest; onAsked: () => void }

/** Sends what was refused to those who may approve it. */
export function AskForApproval({ request, onAsked }: Props) {
  const { t } = useTranslation('shared')
  const refresh = useRefresh()
  const [key] = useState(createIdempotencyKey)
  const [isSending, setSending] = useState(false)
  const ask = async () => {
    setSending(true)
    try {
      await call('POST /api/approval', { body: request, key })
      toast.success(t('askedForApproval'))
      void refresh(['approvals'])
      onAsked()
    } catch (error) {
      if (error instanceof ApiError) toastError(error)
      setSending(false)
    }
  }
  return (
    <Button size="xs" variant="default" mt="sm" loading={isSending} onClick={() => void ask()}>
      {t('askForApproval')}
    </Button>
  )
}
