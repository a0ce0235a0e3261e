import { useState } from 'react'
import { ApiError } from '#shared/web/api-error.ts'
import { call } from '#shared/web/call.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useRefresh } from '#shared/web/query-client.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { createIdempotencyKey } from '#shared/web/form/create-idempotency-key.ts'
import type { AskProps } from '#shared/web/form/ask-for-approval.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { APPROVALS_KEY } from './approvals-query.ts'

/** Sends what was refused to those who may approve it. */
export function AskForApproval({ request, onAsked }: AskProps) {
  const { t } = useTranslation('approvals')
  const refresh = useRefresh()
  const [key] = useState(createIdempotencyKey)
  const [isSending, setSending] = useState(false)
  const ask = async () => {
    setSending(true)
    try {
      await call('POST /api/approval', { body: request, key })
      toast.success(t('asked'))
      void refresh(APPROVALS_KEY)
      onAsked()
    } catch (error) {
      if (error instanceof ApiError) toastError(error)
      setSending(false)
    }
  }
  return (
    <Button size="xs" variant="default" mt="sm" loading={isSending} onClick={() => void ask()}>
      {t('ask')}
    </Button>
  )
}
