import { type ReactNode, useState } from 'react'
import type { EnquiryListSearch } from '#features/domain/enquiries/contract/enquiries.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import type { useUpdateSearch } from '#shared/web/use-update-search.ts'
import classes from './enquiry-search-form.module.css'

type Period = { month?: number | undefined; year?: number | undefined }
type Props = Period & {
  search: string
  isNarrowed: boolean
  updateSearch: ReturnType<typeof useUpdateSearch<EnquiryListSearch>>
  clear: () => void
  /** They are at the end. */
  children?: ReactNode
}

/** Typing a name applies the selected month and year too; 'Search' applies month and year alone. */
export function EnquirySearchForm({ search, month, year, isNarrowed, updateSearch, clear, children }: Props) {
  const { t } = useTranslation(['enquiries', 'shared'])
  const periodInUrl = `${month}-${year}`
  const [selection, setSelection] = useState<{ period: Period; periodInUrl: string }>()
  // A selection that was not applied is dropped when the period in the URL changes.
  const period = selection?.periodInUrl === periodInUrl ? selection.period : { month, year }
  const isChanged = period.month !== month || period.year !== year
  return (
    <form
      className={classes.tools}
      onSubmit={(event) => {
        event.preventDefault()
        updateSearch(period)
      }}
    >
      <SearchBox
        value={search}
        onSearch={(text) => updateSearch({ search: text, ...period })}
        placeholder={t('searchHint')}
      />
      <MonthYearPicker {...period} onChange={(selected) => setSelection({ period: selected, periodInUrl })} clearable />
      <div className={classes.buttons}>
        <Button type="submit">{t('shared:search')}</Button>
        <FocusableButton
          disabled={!isNarrowed && !isChanged}
          onClick={() => {
            setSelection(undefined)
            clear()
          }}
        >
          {t('shared:clearSearch')}
        </FocusableButton>
        {children}
      </div>
    </form>
  )
}
