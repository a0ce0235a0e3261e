import { useQuery } from '@tanstack/react-query'
import type { AuditTrailSearch } from '#features/overview/audit-trail/contract/audit-trail.search.ts'
import { staffQueries } from '#features/base/identity/web/public.ts'
import { DayInput } from '#shared/web/date/day-input.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { NativeSelect } from '#shared/web/ui/elements/native-select.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import classes from './audit-trail-filters.module.css'
import { LABEL_NAMESPACES } from './label-namespaces.ts'
import { listKinds } from './record-labels.ts'

type Props = {
  search: AuditTrailSearch
  isNarrowed: boolean
  onReset: () => void
}

export function AuditTrailFilters({ search, isNarrowed, onReset }: Props) {
  const { t, i18n } = useTranslation(LABEL_NAMESPACES)
  const { who = '', search: text = '', record = '', from = '', to = '' } = search
  const updateSearch = useUpdateSearch<AuditTrailSearch>()
  const mayList = useMay()('identity.manage-accounts')
  const { staff = [] } = useQuery({ ...staffQueries.list(i18n.language), enabled: mayList }).data ?? {}
  const isStaff = staff.some(({ _id }) => _id === who)
  const people = [
    { value: '', label: t('everybody') },
    ...staff.map(({ _id, name, email }) => ({ value: _id, label: `${name} (${email})` })),
  ]
  const kinds = [
    { value: '', label: t('allKinds') },
    ...listKinds()
      .map(({ value, label }) => ({ value, label: t(label) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language)),
  ]
  return (
    <div className={classes.filters}>
      <SearchBox
        value={text}
        onSearch={(value) => updateSearch({ search: value })}
        label={t('searchTrail')}
        placeholder={t('searchTrailHint')}
      />
      {mayList && (
        <NativeSelect
          label={t('person')}
          data={people}
          value={isStaff ? who : ''}
          onChange={(event) => updateSearch({ who: event.currentTarget.value })}
        />
      )}
      <SearchBox
        value={isStaff ? '' : who}
        onSearch={(text) => updateSearch({ who: text })}
        label={t('searchByName')}
      />
      <NativeSelect
        label={t('kind')}
        data={kinds}
        value={record}
        onChange={(event) => updateSearch({ record: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('signIns')}
        data={[
          { value: 'hide', label: t('signInsHidden') },
          { value: 'show', label: t('signInsShown') },
          { value: 'only', label: t('signInsOnly') },
        ]}
        value={getSignIns(search)}
        onChange={(event) => updateSearch({ signIns: parseSignIns(event.currentTarget.value) })}
      />
      <DayInput label={t('words:from')} day={from} clearable onChange={(day) => updateSearch({ from: day })} />
      <DayInput label={t('words:to')} day={to} clearable onChange={(day) => updateSearch({ to: day })} />
      <FocusableButton disabled={!isNarrowed} onClick={onReset}>
        {t('shared:reset')}
      </FocusableButton>
    </div>
  )
}

/** The history of one record shows sign-ins by default, so that an account's history is complete. */
export const getSignIns = ({ signIns, recordId }: AuditTrailSearch) =>
  signIns ?? (recordId === undefined ? 'hide' : 'show')

const parseSignIns = (value: string) => (value === 'show' || value === 'only' ? value : 'hide')
