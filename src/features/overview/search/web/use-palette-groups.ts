import { openFeeDrawer } from '#features/domain/fees/web/public.ts'
import type { SearchResults } from '#features/overview/search/contract/search.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { RecentRecord } from '#shared/web/recent-records.ts'
import { matchesPage, type PaletteGroup, type PaletteOption, type PalettePage } from './palette-options.ts'
import { useRecordOptions } from './use-record-options.tsx'
import { useStudentActions } from './use-student-actions.tsx'

type Props = {
  text: string
  results: SearchResults | undefined
  recent: RecentRecord[]
  pages: PalettePage[]
  help: PalettePage[]
  /** The search only chooses the student who pays. */
  isForFee: boolean
}

const HELP_MOST = 5
const RECEIPT_NUMBER = /^(\d{4}-\d{2}\/)?\d{1,6}$/

/** Without text, lists the records opened last and all screens. */
export function usePaletteGroups({ text, results, recent, pages, help, isForFee }: Props): PaletteGroup[] {
  const { t } = useTranslation(['search', 'shared'])
  const options = useRecordOptions()
  const getActions = useStudentActions()
  const toFee = (option: PaletteOption): PaletteOption => {
    const { id } = option.record ?? {}
    if (id === undefined) return option
    return { ...option, link: { to: '/hr/add-fees', search: { id } }, run: () => openFeeDrawer(id) }
  }
  const found = isForFee || text === '' ? [] : help.filter((page) => matchesPage(page, text))
  const helpGroup = { heading: t('shared:help'), options: found.slice(0, HELP_MOST) }
  if (text === '' || !results) {
    const isOffered = ({ kind }: RecentRecord) => (isForFee ? kind === 'student' : options.mayOpen(kind))
    const records = text === '' ? recent.filter(isOffered) : []
    const recentOptions = records.map(options.recent)
    return withoutEmpty([
      { heading: t('recent'), options: isForFee ? recentOptions.map(toFee) : recentOptions },
      { heading: t('goTo'), options: isForFee ? [] : pages.filter((page) => text === '' || matchesPage(page, text)) },
      helpGroup,
    ])
  }
  const offered = <Found>(kind: RecentRecord['kind'], records: Found[]) =>
    isForFee || options.mayOpen(kind) ? records : []
  const [first] = results.students
  const students = results.students.map((student) => options.student(student, text))
  const studentGroup = {
    heading: t(results.similar ? 'similarNames' : 'shared:students'),
    options: offered('student', students),
  }
  if (isForFee) {
    const payers = results.students.flatMap(({ status, PendingFee }, index) =>
      status !== 'Pending' && PendingFee > 0 && students[index] ? [toFee(students[index])] : [],
    )
    return withoutEmpty([{ ...studentGroup, options: payers }])
  }
  const receipts = {
    heading: t('receiptsAndEnquiries'),
    options: [
      ...offered('receipt', results.receipts).map(options.receipt),
      ...offered('enquiry', results.enquiries).map(options.enquiry),
    ],
  }
  const people = [studentGroup, { heading: t('do'), options: first ? getActions(first) : [] }]
  return withoutEmpty([
    ...(RECEIPT_NUMBER.test(text) ? [receipts, ...people] : [...people, receipts]),
    {
      heading: t('batchesAndCourses'),
      options: [
        ...offered('batch', results.batches).map(options.batch),
        ...offered('course', results.courses).map(options.course),
      ],
    },
    { heading: t('goTo'), options: pages.filter((page) => matchesPage(page, text)) },
    helpGroup,
  ])
}

const withoutEmpty = (groups: PaletteGroup[]) => groups.filter(({ options }) => options.length > 0)
