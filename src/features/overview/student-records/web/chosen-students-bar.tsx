import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { chosenStudents, useChosenStudents } from '#features/overview/bulk-changes/web/public.ts'
import { RowBox } from '#shared/web/ui/row-box.tsx'
import { ChooseAll, type ChooseAllProps, EditStudentsLink } from './choose-students.tsx'
import classes from './chosen-students-bar.module.css'

/** Shows the actions for the ticked students on phones, above the links at the bottom. */
export function ChosenStudentsBar(list: ChooseAllProps) {
  const { t } = useTranslation(['bulk-changes', 'student-records'])
  const chosen = useChosenStudents()
  const ids = (list.rows ?? []).map(({ _id }) => _id)
  return (
    <div role="group" aria-label={t('students')} className={classes.bar}>
      <RowBox
        label={t('student-records:tickAll')}
        isChosen={ids.every((id) => chosen.has(id))}
        isPartly={ids.some((id) => chosen.has(id))}
        onChoose={(isTicked) => chosenStudents.onChoose(ids, isTicked)}
      />
      <Text size="sm" role="status" className={classes.count ?? ''}>
        {t('chosen', { count: chosen.size })}
        <ChooseAll {...list} />
      </Text>
      <div className={classes.actions}>
        <Button variant="default" onClick={chosenStudents.clear}>
          {t('clear')}
        </Button>
        <EditStudentsLink />
      </div>
    </div>
  )
}
