import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../api-error.ts'
import { useTranslation } from '../i18n.tsx'
import { getActiveIdentity } from '../identity-store.ts'
import { Button } from './elements/button.tsx'
import { Skeleton } from './elements/skeleton.tsx'
import { Text } from './elements/text.tsx'
import { VisuallyHidden } from './elements/visually-hidden.tsx'
import { getTrigger, restoreFocusAfterRemoval, restoreFocusOnRemoval } from './restore-focus.ts'
import { StateFigure } from './state-figure.tsx'
import classes from './states.module.css'

export function LoadingState({ rows = 5 }: { rows?: number }) {
  const { t } = useTranslation('shared')
  return (
    <div className={classes.loading} role="status">
      <Text size="sm" c="dimmed">
        {t('loading')}
      </Text>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={16} width={`${90 - ((row * 17) % 40)}%`} animate={false} />
      ))}
    </div>
  )
}

/** Has the shape of a table with one line per row. */
export function TableLoading({ rows = 10 }: { rows?: number }) {
  const { t } = useTranslation('shared')
  return (
    <div className={classes.table} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row}>
          {WIDTHS.map((width, column) => (
            <Skeleton key={width} height={8} width={`${width - ((row * 7 + column * 5) % 9)}%`} animate={false} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The widths of the bars in a row are in percent. */
const WIDTHS = [26, 14, 22, 12]

export function ErrorState({ error, title, onRetry }: { error: Error; title?: string; onRetry?: () => void }) {
  const { t } = useTranslation('shared')
  const isMissing = isNotFound(error)
  return (
    <div className={classes.state} role="alert">
      <StateFigure badge="failed" />
      <p className={classes.title}>{isForbidden(error) ? t('noAccess') : (title ?? t('loadFailed'))}</p>
      <Text c="dimmed">{error.message}</Text>
      {isMissing ? (
        <Button variant="default" onClick={() => history.back()}>
          {t('goBack')}
        </Button>
      ) : (
        onRetry && (
          <Button variant="default" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )
      )}
    </div>
  )
}

/** Students, who have no list of permissions, get it for what belongs to others, as if that did not exist. */
const isForbidden = (error: Error | null) =>
  error instanceof ApiError && error.problem.code === 'forbidden' && getActiveIdentity()?.identity.permissions

/** True if the record is not found or not allowed: a retry would return the same. */
const isNotFound = (error: Error | null) => error instanceof ApiError && [403, 404].includes(error.status)

type EmptyProps = {
  /** `add`: nothing exists yet, and the action adds the first record. `noMatch`: the action leads back. */
  kind?: 'add' | 'noMatch' | undefined
  title?: string
  hint?: ReactNode
  action?: ReactNode
}

export function EmptyState({ kind, title, hint, action }: EmptyProps) {
  const { t } = useTranslation('shared')
  return (
    <div ref={restoreFocusOnRemoval} className={classes.state}>
      <StateFigure badge={kind} />
      <p className={classes.title}>{title ?? t('noRecords')}</p>
      {hint && <Text c="dimmed">{hint}</Text>}
      {action}
    </div>
  )
}

type QueryResult<Data> = Pick<UseQueryResult<Data>, 'isPending' | 'data' | 'error'> & {
  refetch: () => Promise<unknown>
}

type QueryStatesProps<Data> = {
  query: QueryResult<Data>
  errorTitle?: string
  loading?: ReactNode
  notFound?: ReactNode
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Shows the loading, error or empty state, or the data:
 * `<QueryStates query={students} isEmpty={(d) => d.total === 0}>{(data) => …}</QueryStates>`.
 */
export function QueryStates<Data>({
  query,
  errorTitle,
  loading,
  notFound,
  isEmpty,
  empty,
  children,
}: QueryStatesProps<Data>) {
  if (query.isPending) return loading ?? <LoadingState />
  if (query.data === undefined) {
    if (notFound && isNotFound(query.error) && !isForbidden(query.error)) return notFound
    return (
      <ErrorState
        error={query.error ?? new Error()}
        {...(errorTitle !== undefined && { title: errorTitle })}
        onRetry={() => {
          // The retry button is removed while it has the focus.
          const button = getTrigger()
          void query.refetch().finally(() => restoreFocusAfterRemoval(button))
        }}
      />
    )
  }
  if (isEmpty?.(query.data)) return empty ?? <EmptyState />
  return children(query.data)
}
