import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import classes from './sort-header.module.css'

type Sortable = { key: string; header: string; sort?: 'asc' | 'desc' }

/** Use it as `createSorting(search.sort, (sort) => updateSearch({ sort }))`. */
export type Sorting = {
  directionOf: (column: Sortable) => 'asc' | 'desc' | undefined
  ariaSort: (column: Sortable) => { 'aria-sort'?: 'ascending' | 'descending' }
  toggle: (column: Sortable) => void
}

/**
 * `sort` is the key of a column, descending with a minus. After both directions, a click restores the list's own order.
 */
export function createSorting(sort: string | undefined, onSort: (sort: string) => void): Sorting {
  const directionOf = ({ key }: Sortable) => (sort === key ? 'asc' : sort === `-${key}` ? 'desc' : undefined)
  return {
    directionOf,
    ariaSort: (column) => {
      const direction = directionOf(column)
      return direction ? { 'aria-sort': `${direction}ending` } : {}
    },
    toggle: (column) => {
      const before = directionOf(column)
      const next = before === undefined ? column.sort : before === column.sort ? OPPOSITE[before] : undefined
      onSort(next === undefined ? '' : next === 'asc' ? column.key : `-${column.key}`)
    },
  }
}

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const

export function SortHeader({ column, sorting }: { column: Sortable; sorting: Sorting }) {
  const direction = sorting.directionOf(column)
  const Arrow = (direction ?? column.sort) === 'desc' ? IconArrowDown : IconArrowUp
  return (
    <button type="button" className={classes.button} data-sorted={direction} onClick={() => sorting.toggle(column)}>
      {column.header}
      <Arrow size={12} aria-hidden className={classes.arrow} />
    </button>
  )
}
