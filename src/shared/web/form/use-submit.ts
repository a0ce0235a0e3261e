import { useRef, useState } from 'react'
import { ApiError } from '../api-error.ts'
import { translate } from '../i18n.tsx'
import { createIdempotencyKey } from './create-idempotency-key.ts'

type Submission<Result> = {
  send: (key: string) => Promise<Result>
  onSaved: (result: Result) => void | Promise<void>
  onFailed: (error: ApiError) => void
}

/** Sends one request at a time. Each attempt has the same idempotency key until one succeeds. */
export function useSubmit() {
  const [saving, setSaving] = useState(false)
  const isSending = useRef(false)
  const key = useRef('')

  async function submit<Result>({ send, onSaved, onFailed }: Submission<Result>): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setSaving(true)
    key.current ||= createIdempotencyKey()
    try {
      const result = await send(key.current)
      key.current = ''
      await onSaved(result)
    } catch (error) {
      onFailed(toApiError(error))
    } finally {
      isSending.current = false
      setSaving(false)
    }
  }

  return {
    saving,
    submit,
    /** Restores the key of an attempt whose response was lost before the page was loaded again. */
    restoreKey: (stored: string) => {
      key.current ||= stored
    },
  }
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  console.error(error)
  return new ApiError(0, { code: 'broken', message: translate('shared:unexpectedError') })
}
