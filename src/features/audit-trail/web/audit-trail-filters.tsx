import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { staffQueries } from '#features/identity/web/public.ts'
import type { ListAddress, ListChange } from '#shared/web/address.ts'
import { DayInput } from '#shared/web/ui/day-input.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { SteadyButton } from '#shared/web/ui/steady-button.tsx'
import { KINDS } from './record-labels.ts'
import classes from './audit-trail.module.css'

type Props = {
  address: ListAddress
  show: (change: ListChange) => void
  isNarrowed: boolean
  onReset: () => void
}

/** Whose doing (one of the staff, or a part of anybody's name), which kind of record, from which day to which. */
export function TrailFilters({
  address: { who = '', record = '', from = '', to = '' },
  show,
  isNarrowed,
  onReset,
}: Props) {
  const { t } = useTranslation(['audit-trail', 'shared'])
  const staff = useQuery(staffQueries.list()).data?.staff ?? []
  const isStaff = staff.some(({ _id }) => _id === who)
  const people = [
    { value: '', label: t('everybody') },
    ...staff.map(({ _id, name, email }) => ({ value: _id, label: `${name} (${email})` })),
  ]
  const kinds = [
    { value: '', label: t('everyKind') },
    ...Object.entries(KINDS).map(([value, word]) => ({ value, label: t(word) })),
  ]
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t('person')}
        data={people}
        value={isStaff ? who : ''}
        onChange={(event) => show({ who: event.currentTarget.value })}
      />
      <SearchBox value={isStaff ? '' : who} onSearch={(text) => show({ who: text })} label={t('searchByName')} />
      <NativeSelect
        label={t('kind')}
        data={kinds}
        value={record}
        onChange={(event) => show({ record: event.currentTarget.value })}
      />
      <DayInput label={t('from')} day={from} clearable onDay={(day) => show({ from: day })} />
      <DayInput label={t('to')} day={to} clearable onDay={(day) => show({ to: day })} />
      <SteadyButton idle={!isNarrowed} onClick={onReset}>
        {t('shared:reset')}
      </SteadyButton>
    </div>
  )
}
