import { Group, Pagination, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { isFocusLost } from './restore-focus.ts'
import classes from './text.module.css'
import { useTranslation } from '../i18n.tsx'

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
        size="sm"
        value={page}
        total={pages}
        onChange={(next) => {
          wasClicked.current = true
          onPage(next)
        }}
        getItemProps={(item) => ({ 'aria-label': t('page', { page: item }) })}
        getControlProps={(control) => ({ 'aria-label': t(control === 'next' ? 'nextPage' : 'previousPage') })}
      />
    </Group>
  )
}
