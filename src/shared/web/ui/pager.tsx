import { useEffect, useRef } from 'react'
import { useTranslation } from '../i18n.tsx'
import { Pagination } from './elements/pagination.tsx'
import { Group } from './elements/stack.tsx'
import { Text } from './elements/text.tsx'
import { isFocusLost } from './restore-focus.ts'
import classes from './text.module.css'

type Props = { page: number; pageSize: number; total: number; onPage: (page: number) => void }

export function Pager({ page, pageSize, total, onPage }: Props) {
  const { t } = useTranslation('shared')
  const nav = useRef<HTMLDivElement>(null)
  const wasClicked = useRef(false)
  useEffect(() => {
    // On the last page 'next' is disabled and loses the focus.
    if (wasClicked.current && isFocusLost())
      nav.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus({ preventScroll: true })
    wasClicked.current = false
  }, [page])
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1 && page <= 1) return null
  const from = Math.min((page - 1) * pageSize + 1, total)
  const to = Math.min(page * pageSize, total)
  return (
    <Group component="nav" ref={nav} aria-label={t('pages')} justify="space-between" gap="xs" p="xs" px="md">
      <Text size="sm" c="dimmed" className={classes.figures}>
        {t('rowsShown', { from, to, total })}
      </Text>
      <Pagination
        page={page}
        pages={pages}
        onPage={(next) => {
          wasClicked.current = true
          onPage(next)
        }}
        getLabel={(target) => {
          if (typeof target === 'number') return t('page', { page: target })
          return t(target === 'next' ? 'nextPage' : 'previousPage')
        }}
      />
    </Group>
  )
}
