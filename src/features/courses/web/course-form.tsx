import { useTranslation } from 'react-i18next'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import type { Course } from '../contract/courses.contract.ts'

export type CourseValues = { course: string; cFee: string; cDuration: string }

export const NO_COURSE: CourseValues = { course: '', cFee: '', cDuration: '' }

export const courseValues = ({ course, cFee, cDuration }: Course): CourseValues => ({
  course,
  cFee: String(cFee),
  cDuration,
})

/** The one form of a course, to add it and to change it. */
export function CourseForm({ form, label }: { form: FormHandle<CourseValues>; label: string }) {
  const { t } = useTranslation(['courses', 'shared'])
  return (
    <ContractForm form={form} label={label}>
      <FieldGrid>
        <TextField form={form} name="course" label={t('name')} required />
        <NumberTextField form={form} name="cFee" label={t('fee')} rupees required />
        <TextField form={form} name="cDuration" label={t('duration')} required />
      </FieldGrid>
      <FormButtons>
        <SaveButton form={form} />
        <ButtonLink to="/admin/view-course-admin" variant="default">
          {t('shared:cancel')}
        </ButtonLink>
      </FormButtons>
    </ContractForm>
  )
}
