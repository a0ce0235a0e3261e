import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import type { Enrolment } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { CourseAndBatchChoices } from '#features/domain/students/web/course-form/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { AddCourseForm, EditCourseForm, EndCourseForm, MoveForm } from './course-forms.tsx'

/** `add`: `enrolment` is the newest one, whose mode the new one takes. */
type Task = { kind: 'add' | 'edit' | 'move' | 'end'; enrolment: Enrolment }

/** Render `dialog`, and open it with `openCourseDialog('move', enrolment)`. */
export function useCourseDialog() {
  const { t } = useTranslation('enrolments')
  const [task, setTask] = useState<Task | null>(null)
  const [opened, { open, close }] = useDisclosure(false)
  const { rememberTrigger, modalProps } = useRestoreFocus()
  const openCourseDialog = (kind: Task['kind'], enrolment: Enrolment) => {
    rememberTrigger()
    setTask({ kind, enrolment })
    open()
  }
  const titles = { add: t('add'), edit: t('edit'), move: t('move'), end: t('end') }
  const course = task && `${task.enrolment.course} · ${task.enrolment.batch}`
  const title = task && (task.kind === 'add' ? titles.add : `${titles[task.kind]}: ${course}`)
  const isWide = task?.kind === 'add' || task?.kind === 'edit'
  const dialog = (
    <Dialog
      opened={opened}
      onClose={close}
      closeOnClickOutside={false}
      title={title}
      {...(isWide && { size: 'lg' })}
      {...modalProps}
    >
      {task && <CourseForm {...task} label={title ?? ''} onClose={close} />}
    </Dialog>
  )
  return { openCourseDialog, dialog }
}

function CourseForm({ kind, enrolment, ...form }: Task & { label: string; onClose: () => void }) {
  if (kind === 'end') return <EndCourseForm enrolment={enrolment} {...form} />
  return (
    <CourseAndBatchChoices {...(kind === 'edit' && { currentBatch: enrolment.batch })}>
      {(choices) => {
        if (kind === 'add')
          return <AddCourseForm studentId={enrolment.student} mode={enrolment.mode} choices={choices} {...form} />
        if (kind === 'edit') return <EditCourseForm enrolment={enrolment} choices={choices} {...form} />
        return <MoveForm enrolment={enrolment} choices={choices} {...form} />
      }}
    </CourseAndBatchChoices>
  )
}
