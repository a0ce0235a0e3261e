import { COURSE_FIELDS, type Course } from '#features/domain/courses/contract/courses.contract.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'

export const courseValues = (course?: Course) => fieldValues(COURSE_FIELDS, course)
type CourseValues = ReturnType<typeof courseValues>

export const courseBody = ({ cFee, ...rest }: CourseValues) => ({ ...rest, cFee: removeGrouping(cFee) })

export function CourseForm({ form, label }: { form: FormHandle<CourseValues>; label: string }) {
  const { t } = useTranslation(['courses', 'words', 'shared'])
  return (
    <ContractForm form={form} label={label}>
      <FieldGrid>
        <TextField form={form} name="course" label={t('courseName')} required />
        <NumberTextField form={form} name="cFee" label={t('fee')} rupees required />
        <TextField form={form} name="cDuration" label={t('courseDuration')} required />
        <NumberTextField
          form={form}
          name="instalments"
          label={t('words:instalments')}
          description={t('instalmentsHint')}
        />
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
