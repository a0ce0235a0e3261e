import { LANGUAGES } from '#shared/contract/messages.ts'
import type { Addition } from './files.ts'

const REPORTS = 'src/features/overview/reports'

/** A report: its declaration, its SQL, its layout, and a line in each catalogue. */
export const REPORT: Addition = {
  files: {
    [`${REPORTS}/server/strength.sql.ts`]: `import { type RawBuilder, sql } from 'kysely'
import { courseOrBatch, type Filters } from './report-filters.sql.ts'

export const selectStrength = ({ by }: Filters): RawBuilder<unknown> => sql\`
  select \${courseOrBatch(by)}::text as key, count(distinct student_id) as students
  from enrolment e where ended_at is null group by grouping sets ((1), ())\`
`,
  },
  lines: [
    {
      file: `${REPORTS}/contract/reports.contract.ts`,
      before: '}\nexport type ReportName',
      line: `  strength: declareReport('strength', {
    title: message('strength'),
    summary: 'Students by course or batch',
    may: 'reports.read',
    by: ['course', 'batch'],
    filters: [],
    columns: { students: count(message('students')) },
  }),
`,
    },
    {
      file: `${REPORTS}/server/report-rows.sql.ts`,
      before: 'import { type Filters, NAME_OF }',
      line: "import { selectStrength } from './strength.sql.ts'\n",
    },
    {
      file: `${REPORTS}/server/report-rows.sql.ts`,
      before: '  profit: selectProfit',
      line: '  strength: selectStrength,\n',
    },
    {
      file: `${REPORTS}/web/report-layout.ts`,
      before: '  profit: {\n',
      line: "  strength: { bars: [{ column: 'students', color: 'var(--chart-1)' }] },\n",
    },
    ...LANGUAGES.map((language) => ({
      file: `${REPORTS}/contract/messages/${language}.json`,
      before: '  "profit":',
      line: `  "strength": "Strength${language === 'en' ? '' : ` (${language})`}",\n`,
    })),
  ],
}
