import { Navigate, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListAddress, useListAddress } from '#shared/web/address.ts'
import { useArea } from '#shared/web/use-area.ts'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { useCrumbs } from './crumbs.ts'

/** The batch that the address names; one in the navigation state alone is written into the address. */
export function OfABatch({ title, children }: { title: string; children: (batch: string) => ReactNode }) {
  const [{ batch }] = useListAddress()
  const bCode = useLocation({ select: ({ state }) => state.bCode })
  if (batch !== undefined) return children(batch)
  if (bCode === undefined) return <NoBatch title={title} />
  return <Navigate to="." search={(before: ListAddress) => ({ ...before, batch: bCode })} replace />
}

function NoBatch({ title }: { title: string }) {
  const { t } = useTranslation('attendance')
  return (
    <>
      <PageHeader title={title} crumbs={useCrumbs(title)} />
      <ToBatches hint={t('chooseBatch')} />
    </>
  )
}

/** For a batch that is not there (any more). */
export function GoneBatch() {
  const { t } = useTranslation('attendance')
  return <ToBatches hint={t('goneBatch')} />
}

function ToBatches({ hint }: { hint: string }) {
  const { t } = useTranslation('attendance')
  const batches = useArea() === 'admin' ? '/admin/view-all-batch' : '/hr/attendence'
  return <BackLink hint={hint} to={batches} label={t('toBatches')} />
}
