import { useInstitute } from '#features/base/institute/web/public.ts'
import { listBatchesOf, listCoursesOf } from '#features/domain/students/contract/current-courses.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { StudentStatus } from '#features/domain/students/web/page/public.ts'
import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
import { sortByOrder } from '#shared/web/slots.tsx'
import { useChosenColumns } from '#shared/web/ui/column-chooser.tsx'
import type { Column } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { PhoneText } from '#shared/web/ui/phone-text.tsx'
import { useArea } from '#shared/web/use-area.ts'
import { COLUMNS, PENDING_COLUMNS } from './student-list-parts.ts'
import { StudentName } from './student-name.tsx'
import type { StudentColumn } from './student-list-slots.ts'

type Namesakes = ReadonlySet<string>

const COURSE_COLUMNS: StudentColumn[] = [
  {
    order: 2,
    key: 'batch',
    header: 'words:batch',
    width: 104,
    fixed: true,
    wrap: true,
    sort: 'asc',
    byDefault: true,
    Content: ({ student }) => listBatchesOf(student),
  },
  {
    order: 3,
    key: 'course',
    header: 'words:course',
    width: 136,
    fixed: true,
    quiet: true,
    sort: 'asc',
    byDefault: true,
    Content: ({ student }) => listCoursesOf(student),
  },
]

const STATUS_COLUMN = { order: 10, key: 'status', header: 'words:status', Content: StudentStatus } as const

const RECORD_COLUMNS: StudentColumn[] = [
  {
    order: 1,
    key: 'regNo',
    header: 'students:regNoShort',
    width: 104,
    byDefault: true,
    Content: ({ student }) => student.regNo,
  },
  ...COURSE_COLUMNS,
  {
    order: 4,
    key: 'contact',
    header: 'students:contact',
    width: 116,
    Content: ({ student }) => <PhoneText number={student.contact} />,
  },
  {
    order: 5,
    key: 'joiningDate',
    header: 'students:joiningDate',
    width: 104,
    quiet: true,
    sort: 'desc',
    Content: ({ student }) => <DayText day={student.joiningDate} />,
  },
  { ...STATUS_COLUMN, width: 104, byDefault: true },
]

const ALL = sortByOrder([RECORD_COLUMNS, ...COLUMNS])
const BY_DEFAULT = ALL.filter(({ byDefault }) => byDefault).map(({ key }) => key)
const OF_REGISTRATIONS = sortByOrder([COURSE_COLUMNS, [{ ...STATUS_COLUMN, width: 92 }], ...PENDING_COLUMNS])

/** `columns` takes the namesakes of the page. The columns of registrations cannot be chosen. */
export function useStudentColumns({ pending }: { pending: boolean }) {
  const { t } = useTranslation('words')
  const toColumn = useToColumn()
  const account = useIdentity(useArea())?._id ?? ''
  const { regNos = false } = useInstitute()
  const may = useMay()
  const choosable = ALL.filter((column) => may(column.may) && (regNos || column.key !== 'regNo')).map(toColumn)
  const { shown, chosen, choose } = useChosenColumns(`student-columns:${account}`, choosable, BY_DEFAULT)
  const nameColumn = (namesakes: Namesakes): Column<Student> => ({
    key: 'name',
    header: t('name'),
    cell: (student) => <StudentName student={student} withFather={namesakes.has(student._id)} />,
    primary: true,
    sort: 'asc',
  })
  return {
    columns: (namesakes: Namesakes) => [nameColumn(namesakes), ...(pending ? OF_REGISTRATIONS.map(toColumn) : shown)],
    chooser: { columns: choosable, chosen, onChoose: choose },
  }
}

function useToColumn() {
  const translate = useTranslate()
  return ({
    order: _order,
    may: _may,
    byDefault: _byDefault,
    header,
    Content,
    ...column
  }: StudentColumn): Column<Student> => ({
    ...column,
    header: translate(header),
    cell: (student) => <Content student={student} />,
  })
}
