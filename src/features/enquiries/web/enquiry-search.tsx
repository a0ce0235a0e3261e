import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListChange } from '#shared/web/address.ts'
import { MonthYearPicker } from '#shared/web/ui/month-year-picker.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { SteadyButton } from '#shared/web/ui/steady-button.tsx'
import classes from './enquiry-search.module.css'

type Period = { month?: number | undefined; year?: number | undefined }
type Props = Period & {
  search: string
  isNarrowed: boolean
  show: (change: ListChange) => void
  clear: () => void
}

/** The search by name, at once, and by month and year, which 'Search' carries out together; a name is searched for in the month and year that stand there. */
export function EnquirySearch({ search, month, year, isNarrowed, show, clear }: Props) {
  const { t } = useTranslation(['enquiries', 'shared'])
  const shown = `${month}-${year}`
  const [choice, setChoice] = useState<{ period: Period; over: string }>()
  // What was chosen and not searched for gives way once the address says another period.
  const period = choice?.over === shown ? choice.period : { month, year }
  const isChosen = period.month !== month || period.year !== year
  return (
    <form
      className={classes.tools}
      onSubmit={(event) => {
        event.preventDefault()
        show(period)
      }}
    >
      <SearchBox value={search} onSearch={(text) => show({ search: text, ...period })} placeholder={t('searchBy')} />
      <MonthYearPicker {...period} onChange={(chosen) => setChoice({ period: chosen, over: shown })} clearable />
      <div className={classes.buttons}>
        <Button type="submit">{t('shared:search')}</Button>
        <SteadyButton
          idle={!isNarrowed && !isChosen}
          onClick={() => {
            setChoice(undefined)
            clear()
          }}
        >
          {t('shared:clearSearch')}
        </SteadyButton>
      </div>
    </form>
  )
}
