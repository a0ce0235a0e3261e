import { useTranslation } from 'react-i18next'
import type { AdminDashboard } from '#features/dashboard/contract/dashboard.contract.ts'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { StatRow, StatTile } from '#shared/web/ui/stat-tile.tsx'

export function AdminTiles({ figures }: { figures: AdminDashboard }) {
  const { t } = useTranslation('dashboard')
  const { students, received, spent, balance, batches, courses, enquiries } = figures
  const studentList = (tab: string) => ({ to: '/admin/Student-List', search: { tab } }) as const
  return (
    <>
      <StatRow>
        <StatTile label={t('totalStudents')} figure={students.all} link={studentList('All')} />
        <StatTile label={t('activeStudents')} figure={students.active} link={studentList('Active')} />
        <StatTile label={t('droppedStudents')} figure={students.dropped} link={studentList('Disable')} />
        <StatTile label={t('placedStudents')} figure={students.placed} link={studentList('isPLaced')} />
      </StatRow>
      <StatRow>
        <StatTile
          label={t('totalReceived')}
          figure={<RupeeText amount={received} />}
          link={{ to: '/admin/view-Fee' }}
        />
        <StatTile
          label={t('totalExpense')}
          figure={<RupeeText amount={spent} />}
          link={{ to: '/admin/view-expense-category' }}
        />
        <StatTile label={t('totalBalance')} figure={<RupeeText amount={balance} />} />
      </StatRow>
      <StatRow>
        <StatTile label={t('totalBatch')} figure={batches} link={{ to: '/admin/view-all-batch' }} />
        <StatTile label={t('totalCourse')} figure={courses} link={{ to: '/admin/view-course-admin' }} />
        <StatTile label={t('totalEnquiry')} figure={enquiries} link={{ to: '/admin/view-all-enquiry' }} />
      </StatRow>
    </>
  )
}
