import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { TrailResult } from '#features/overview/audit-trail/contract/merge-checks.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, ErrorState, QueryStates } from '#shared/web/ui/states.tsx'
import { auditTrailQueries } from './audit-trail.queries.ts'
import { LostNumbersPanel } from './lost-numbers-panel.tsx'
import { SealPanel } from './seal-panel.tsx'
import { TrailFaultsTable } from './trail-faults-table.tsx'
import classes from './verify-trail-screen.module.css'

/** Verifies the whole audit trail step by step while the page is open. */
export function VerifyTrailScreen() {
  const { t } = useTranslation(['audit-trail', 'shared'])
  const client = useQueryClient()
  const check = useInfiniteQuery(auditTrailQueries.check())
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = check
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
    // A quick step begins and ends between two renderings: only its data differs.
  }, [data, hasNextPage, isFetching, isError, fetchNextPage])
  const verifyAgain = () => void client.resetQueries({ queryKey: auditTrailQueries.check().queryKey })
  const isComplete = check.data?.isComplete ?? false
  return (
    <>
      <PageHeader
        title={t('verifyTitle')}
        hint={t('verifyHint')}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/admin' } },
          { label: t('shared:auditTrail'), link: { to: '/admin/trail' } },
          { label: t('verify') },
        ]}
        actions={
          <FocusableButton disabled={!isComplete} onClick={verifyAgain}>
            {t('verifyAgain')}
          </FocusableButton>
        }
      />
      <Stack gap="md">
        <Panel>
          <QueryStates
            query={check}
            isEmpty={({ total, isComplete: isDone, faults }) => isDone && total === 0 && faults.length === 0}
            empty={<EmptyState hint={t('nothingLinked')} />}
          >
            {(result) => (
              <>
                <TrailOutcome result={result} />
                {check.isFetchNextPageError && <ErrorState error={check.error} onRetry={() => void fetchNextPage()} />}
              </>
            )}
          </QueryStates>
        </Panel>
        {check.data && check.data.faults.length > 0 && (
          <Panel flush>
            <TrailFaultsTable faults={check.data.faults} />
          </Panel>
        )}
        <LostNumbersPanel />
        {check.data && <SealPanel seal={check.data.seal} />}
      </Stack>
    </>
  )
}

function TrailOutcome({ result }: { result: TrailResult }) {
  const { t } = useTranslation('audit-trail')
  const { checked, total, erasedEntries, unlinked, faults, isComplete } = result
  const verified = t('verified', { count: checked })
  const differs = faults.length > 0
  return (
    <div className={classes.outcome}>
      {!isComplete && (
        <div>
          <progress className={classes.progress} aria-label={t('verifying')} max={total} value={checked} />
          <Text size="sm">{t('verifiedOf', { count: checked, total })}</Text>
        </div>
      )}
      {differs && (
        <Alert role="alert" color="red" icon={<IconAlertTriangle size={18} aria-hidden />} title={t('trailDiffers')}>
          {t('trailDiffersHint')}
        </Alert>
      )}
      {isComplete && !differs && (
        <Alert color="teal" icon={<IconShieldCheck size={18} aria-hidden />} title={t('everythingMatches')}>
          {verified}
        </Alert>
      )}
      {isComplete && differs && <Text size="sm">{verified}</Text>}
      {erasedEntries > 0 && <Text size="sm">{t('erasedEntries', { count: erasedEntries })}</Text>}
      {unlinked > 0 && <Text size="sm">{t('unlinkedEntries', { count: unlinked })}</Text>}
    </div>
  )
}
