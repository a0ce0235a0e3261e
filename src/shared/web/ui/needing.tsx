import type { ReactNode } from 'react'
import { ApiError } from '../api-error.ts'
import { useTranslation } from '../i18n.tsx'
import { type Needed, useMay } from '../may.ts'
import { ErrorState } from './states.tsx'

/**
 * Contains a form that loads nothing which the server could refuse: somebody without the permission to save it is told so
 * before they type.
 */
export function Needing({ may: needed, children }: { may: Needed; children: ReactNode }) {
  const { t } = useTranslation('shared')
  const may = useMay()
  return may(needed) ? (
    children
  ) : (
    <ErrorState error={new ApiError(403, { code: 'forbidden', message: t('forbidden') })} />
  )
}
