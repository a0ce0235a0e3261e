import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getHomePath } from '#shared/web/identity-store.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { EmptyState, ErrorState, LoadingState } from '#shared/web/ui/states.tsx'
import { useArea } from '#shared/web/use-area.ts'

/** Returns the area whose identity sees the receipt, null for visitors. */
export function useReader() {
  const area = useArea()
  return useIdentity(area) === null ? null : area
}

/** Is shown for an address without an id, and to visitors. */
export function NoReceipt({ title, notSelected }: { title: string; notSelected: string }) {
  const { t } = useTranslation(['fees', 'identity', 'shared'])
  const area = useReader()
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={area === null ? t('signInForReceipt') : notSelected}
        action={
          <ButtonLink to={area === null ? '/' : getHomePath(area)}>
            {area === null ? t('identity:signIn') : t('shared:goBack')}
          </ButtonLink>
        }
      />
    </>
  )
}

type Props<T> = { title: string; query: UseQueryResult<T>; children: (data: T) => ReactNode }

/** The receipt has a heading of its own, so `title` is shown only until it is loaded. */
export function ReceiptQuery<T>({ title, query: { data, error, isPending, refetch }, children }: Props<T>) {
  if (data !== undefined) return children(data)
  return (
    <>
      <PageHeader title={title} />
      {isPending ? <LoadingState /> : <ErrorState error={error ?? new Error()} onRetry={() => void refetch()} />}
    </>
  )
}
