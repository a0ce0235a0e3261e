import { useToday } from '#features/base/institute/web/public.ts'
import { isMinor } from '#features/domain/students/privacy/contract/privacy.contract.ts'
import { TextField } from '#shared/web/form/fields.tsx'
import { FormSection } from '#shared/web/form/form-sections.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Checkbox } from '#shared/web/ui/elements/checkbox.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import classes from './consent-fields.module.css'
import type { ConsentValues } from './consent-values.ts'

type Props = {
  form: FormHandle<ConsentValues>
  /** The person who types is the student, or the guardian: consent is required. */
  own?: boolean
}

export function ConsentFields({ form, own = false }: Props) {
  const { t } = useTranslation('privacy')
  const needsGuardian = isMinor(form.values.dob, useToday())
  const isChecked = form.values.consent === 'yes'
  const labels = own
    ? ([t('iAgree'), t('guardianAgrees')] as const)
    : ([t('studentAgreed'), t('guardianAgreed')] as const)
  return (
    <FormSection title={t('consent')}>
      <div className={classes.fields}>
        {needsGuardian && (
          <TextField
            form={form}
            name="guardian"
            label={t('guardianName')}
            description={t('guardianHint')}
            required={own || isChecked}
          />
        )}
        <Checkbox
          label={labels[needsGuardian ? 1 : 0]}
          classNames={{ body: classes.checkbox }}
          name="consent"
          required={own}
          checked={isChecked}
          error={form.errors['consent']}
          onChange={(event) => form.set('consent', event.currentTarget.checked ? 'yes' : '')}
        />
        <TextLink to="/privacy" target="_blank" underline="always" className={classes.link}>
          {t('readNotice')}
        </TextLink>
      </div>
    </FormSection>
  )
}
