import { useQuery } from '@tanstack/react-query'
import { CoursesPanel } from '#features/domain/students/enrolments/web/public.ts'
import { StudentHeader } from '#features/domain/students/web/page/public.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useIdentity } from '#shared/web/use-identity.ts'
import { Slot, sortByOrder } from '#shared/web/slots.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { EditContactButton } from './edit-contact-button.tsx'
import type { OwnProfile } from './student-page-slots.ts'
import { StudentSections } from './student-sections.tsx'

const SECTIONS = sortByOrder(
  Object.values(
    import.meta.glob<OwnProfile>('/src/features/*/*/web/own-profile.ts', { eager: true, import: 'ownProfile' }),
  ),
)

export function OwnProfileScreen() {
  const { t } = useTranslation(['identity', 'shared'])
  const student = useQuery(studentsQueries.one(useIdentity('user')?._id ?? ''))
  return (
    <>
      <PageHeader
        title={t('myProfile')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/student' } }, { label: t('myProfile') }]}
      />
      <QueryStates query={student}>
        {(own) => (
          <>
            <StudentHeader student={own} />
            <StudentSections student={own} personalActions={<EditContactButton student={own} />}>
              {own.courses > 1 && <CoursesPanel studentId={own._id} />}
              <Slot contents={SECTIONS} student={own} />
            </StudentSections>
          </>
        )}
      </QueryStates>
    </>
  )
}
