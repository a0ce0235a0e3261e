import { usePagination } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './pagination.module.css'

type Props = {
  page: number
  pages: number
  /** The names of the buttons. */
  getLabel: (target: number | 'previous' | 'next') => string
  onPage: (page: number) => void
}

/** Offers the first and last page and those beside the current one. */
export function Pagination({ page, pages, getLabel, onPage }: Props) {
  const { range } = usePagination({ total: pages, page })
  return (
    <div className={classes.pages}>
      <Control label={getLabel('previous')} disabled={page === 1} onPress={() => onPage(page - 1)}>
        <IconChevronLeft size={14} stroke={1.8} aria-hidden />
      </Control>
      {range.map((target, index) =>
        typeof target === 'number' ? (
          <Control key={target} label={getLabel(target)} isCurrent={target === page} onPress={() => onPage(target)}>
            {target}
          </Control>
        ) : (
          // The dots before and after the current page.
          <span key={index === 1 ? 'before' : 'after'} className={classes.dots}>
            <IconDots size={14} aria-hidden />
          </span>
        ),
      )}
      <Control label={getLabel('next')} disabled={page === pages} onPress={() => onPage(page + 1)}>
        <IconChevronRight size={14} stroke={1.8} aria-hidden />
      </Control>
    </div>
  )
}

type ControlProps = {
  label: string
  isCurrent?: boolean
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}

function Control({ label, isCurrent = false, disabled = false, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      className={classes.control}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
