import { chosenStudents, useChosenStudents } from './chosen-students.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Slot } from '#shared/web/slots.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { RowBox } from '#shared/web/ui/row-box.tsx'
import { ChooseAll, type ChooseAllProps } from './choose-students.tsx'
import { CHOSEN_ACTIONS } from './hr-student-list-parts.ts'
import classes from './chosen-students-bar.module.css'

/** Is shown on phones, above the links at the bottom. */
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
        <Slot contents={CHOSEN_ACTIONS} />
      </div>
    </div>
  )
}
