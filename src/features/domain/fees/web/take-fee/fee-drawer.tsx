import { useQuery } from '@tanstack/react-query'
import { useLocation } from '#shared/web/router/router.ts'
import { useEffect } from 'react'
import { useInstituteQuery, useToday } from '#features/base/institute/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { countDaysLate, studentsQueries } from '#features/domain/students/web/public.ts'
import { StudentNotFound } from '#features/domain/students/web/page/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { SideDrawer } from '#shared/web/ui/side-drawer.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { useIsPhone } from '#shared/web/use-is-phone.ts'
import { useUpdateState } from '#shared/web/use-update-state.ts'
import { feesQueries } from '../fees.queries.ts'
import { savedReceiptState } from '../print-receipt.tsx'
import { closeFeeDrawer, useFeeDrawer } from './fee-drawer-store.ts'
import classes from './fee-drawer.module.css'
import { FeeForm } from './fee-form.tsx'
import { PrintReceipt } from './print-receipt-now.tsx'

export function FeeDrawer() {
  const { t } = useTranslation(['fees', 'shared'])
  const { studentId, isOpen, printing } = useFeeDrawer()
  const { modalProps } = useRestoreFocus(isOpen)
  const isPhone = useIsPhone()
  const student = useQuery({ ...studentsQueries.one(studentId ?? ''), enabled: studentId !== null })
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => closeFeeDrawer, [pathname])
  return (
    <>
      <SideDrawer
        opened={isOpen}
        onClose={closeFeeDrawer}
        {...modalProps}
        position="right"
        size={isPhone ? '100%' : 440}
        title={
          student.data ? (
            <TitleOfStudent student={student.data} />
          ) : (
            <div className={classes.heading}>{t('addFees')}</div>
          )
        }
        closeButtonProps={{ 'aria-label': t('shared:close') }}
        classNames={{
          header: classes.header ?? '',
          title: classes.title ?? '',
          content: classes.content ?? '',
          body: classes.body ?? '',
        }}
      >
        {studentId !== null && <DrawerBody key={studentId} studentId={studentId} />}
      </SideDrawer>
      {printing !== null && <PrintReceipt key={printing} id={printing} />}
    </>
  )
}

function TitleOfStudent({ student }: { student: Student }) {
  const { t } = useTranslation(['fees', 'student-records'])
  const today = useToday()
  // The form below shows the same figures.
  const account = useQuery(feesQueries.studentFees(student._id)).data ?? student
  const name = `${student.fname} ${student.lname}`
  return (
    <>
      <AvatarPhoto name={name} photo={student.photo ?? student.profile} size={36} />
      <div className={classes.heading}>
        {t('addFees')}
        <Text size="xs" c="dimmed" fw={400} truncate>
          {name} ·{' '}
          <span className={classes.pending} data-late={countDaysLate(student, today) > 0 || undefined}>
            <RupeeText amount={account.PendingFee} /> {t('student-records:pendingNote')}
          </span>
        </Text>
      </div>
    </>
  )
}

function DrawerBody({ studentId }: { studentId: string }) {
  const institute = useInstituteQuery()
  const student = useQuery(studentsQueries.one(studentId))
  const updateState = useUpdateState()
  return (
    // The form starts with today's date, which needs the institute's time zone.
    <QueryStates query={institute}>
      {() => (
        <QueryStates query={student} notFound={<StudentNotFound />}>
          {(record) => (
            <FeeForm
              student={record}
              onSaved={(receipt) => {
                closeFeeDrawer()
                updateState((before) => ({ ...before, ...savedReceiptState(receipt) }))
              }}
            />
          )}
        </QueryStates>
      )}
    </QueryStates>
  )
}
