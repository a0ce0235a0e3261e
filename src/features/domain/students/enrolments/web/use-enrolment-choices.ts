import type { Enrolment } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import type { Choice } from '#shared/web/form/choice-fields.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'

/** The label of an ended course says so. */
export function useEnrolmentChoices() {
  const { t } = useTranslation('enrolments')
  return (enrolments: Enrolment[]): Choice[] =>
    enrolments.map(({ _id, course, batch, ended }) => ({
      value: _id,
      label: [course, batch, ...(ended ? [t('ended')] : [])].join(' · '),
    }))
}
