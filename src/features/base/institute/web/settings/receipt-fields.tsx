import { type Institute, RECEIPT_PAPERS } from '#features/base/institute/contract/institute.contract.ts'
import { LANGUAGES, LANGUAGE_NAMES } from '#shared/contract/messages.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { TextAreaField, TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { usePaperLabels } from '../use-paper-labels.ts'

type ReceiptValues = Record<'receiptLanguage' | 'receiptPaper' | 'gstin' | 'receiptTerms', string>

export const receiptValues = (institute: Institute): ReceiptValues => ({
  receiptLanguage: institute.receiptLanguage,
  receiptPaper: institute.receiptPaper,
  gstin: institute.gstin ?? '',
  receiptTerms: institute.receiptTerms ?? '',
})

const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

export function ReceiptFields({ form }: { form: FormHandle<ReceiptValues> }) {
  const { t } = useTranslation('institute')
  const papers = usePaperLabels()
  return (
    <>
      <FieldGrid>
        <SelectField
          form={form}
          name="receiptLanguage"
          label={t('receiptLanguage')}
          description={t('receiptLanguageHint')}
          choices={LANGUAGE_CHOICES}
          placeholder={null}
        />
        <SelectField
          form={form}
          name="receiptPaper"
          label={t('receiptPaper')}
          description={t('receiptPaperHint')}
          choices={RECEIPT_PAPERS.map((value) => ({ value, label: papers[value].label }))}
          placeholder={null}
        />
      </FieldGrid>
      <TextField form={form} name="gstin" label={t('gstin')} description={t('gstinHint')} />
      <TextAreaField
        form={form}
        name="receiptTerms"
        label={t('receiptTerms')}
        description={t('receiptTermsHint')}
        rows={2}
      />
    </>
  )
}
