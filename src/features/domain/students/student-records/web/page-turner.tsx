import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Announcement } from '#shared/web/ui/announcement.tsx'
import { ActionIcon } from '#shared/web/ui/elements/action-icon.tsx'
import classes from './page-turner.module.css'

type Props = { page: number; pageSize: number; total: number; onPage: (page: number) => void }

export function PageTurner({ page, pageSize, total, onPage }: Props) {
  const { t } = useTranslation('shared')
  const from = Math.min((page - 1) * pageSize + 1, total)
  const text = t('rowsShown', { from, to: Math.min(page * pageSize, total), total })
  const turn = (next: number, label: string, icon: typeof IconChevronLeft) => {
    const Icon = icon
    const isOff = next < 1 || next > Math.ceil(total / pageSize)
    return (
      // `disabled` would take the focus away at the last page.
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        aria-disabled={isOff}
        onClick={() => !isOff && onPage(next)}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <nav className={classes.turner} aria-label={t('pages')}>
      <span className={classes.text}>{text}</span>
      {turn(page - 1, t('previousPage'), IconChevronLeft)}
      {turn(page + 1, t('nextPage'), IconChevronRight)}
      <Announcement text={page > 1 ? text : ''} />
    </nav>
  )
}
