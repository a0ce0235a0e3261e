import { Button, Skeleton, Text } from '@mantine/core'
import { IconAlertTriangle, IconInbox } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api-error.ts'
import { restoreFocus } from './confirm.tsx'
import { restoreFocusOnRemoval } from './gives-focus-back.ts'
import classes from './states.module.css'

/** 'Loading...' above grey lines; `rows` is how many lines stand in for what comes. */
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

/** What could not be loaded (`words`, 'Error loading data' when left out), why, and 'Try again'; what is not there is not tried again. */
export function ErrorState({ error, title, onRetry }: { error: Error; title?: string; onRetry?: () => void }) {
  const { t } = useTranslation('shared')
  const isGone = isNotThere(error)
  return (
    <div className={classes.face} role="alert">
      <IconAlertTriangle size={28} aria-hidden className={classes.wrong} />
      <p className={classes.words}>{title ?? t('loadFailed')}</p>
      <Text c="dimmed">{error.message}</Text>
      {isGone ? (
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

/** Trying again brings neither what is not there nor what one may not see. */
const isNotThere = (error: Error | null) => error instanceof ApiError && [403, 404].includes(error.status)

/** 'No Records Found' (or other `words`), and what to do next: `<EmptyFace hint={t('addTheFirst')} action={…} />`. */
export function EmptyState({ title, hint, action }: { title?: string; hint?: ReactNode; action?: ReactNode }) {
  const { t } = useTranslation('shared')
  return (
    <div ref={restoreFocusOnRemoval} className={classes.face}>
      <IconInbox size={28} aria-hidden className={classes.quiet} />
      <p className={classes.words}>{title ?? t('nothingFound')}</p>
      {hint && <Text c="dimmed">{hint}</Text>}
      {action}
    </div>
  )
}

/** A query, or an infinite one. */
type Asked<Data> = Pick<UseQueryResult<Data>, 'isPending' | 'data' | 'error'> & { refetch: () => Promise<unknown> }

type QueryStatesProps<Data> = {
  query: Asked<Data>
  /** What stands first when loading fails. */
  errorTitle?: string
  loading?: ReactNode
  /** Instead of the error where the record is not there (any more): `<WayBack … />`. */
  notFound?: ReactNode
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** A query's four faces: `<QueryFaces query={students} isEmpty={(d) => d.total === 0}>{(data) => …}</QueryFaces>`. */
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
    if (notFound && isNotThere(query.error)) return notFound
    return (
      <ErrorState
        error={query.error ?? new Error()}
        {...(errorTitle !== undefined && { title: errorTitle })}
        // The button goes with what it mends.
        onRetry={() => void query.refetch().finally(() => requestAnimationFrame(() => restoreFocus(null)))}
      />
    )
  }
  if (isEmpty?.(query.data)) return empty ?? <EmptyState />
  return children(query.data)
}
