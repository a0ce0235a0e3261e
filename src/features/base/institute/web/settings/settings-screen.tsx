import { useState } from 'react'
import { InstituteChange, Settings } from '#features/base/institute/contract/institute.contract.ts'
import { RadioField, SelectField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { DiskAlert } from '../disk-alert.tsx'
import { useUpdateInstitute } from '../institute.queries.ts'
import { instituteBody, InstituteFields, instituteValues } from './institute-fields.tsx'
import { LogoField } from './logo-field.tsx'
import { ReceiptFields, receiptValues } from './receipt-fields.tsx'
import { RegNoField } from './reg-no-field.tsx'
import { requiredBody, RequiredFields, requiredValues } from './required-fields.tsx'
import { useSettingsQuery } from '../use-institute.ts'

export const INSTITUTE_PANEL = 'institute.change' as const

export function SettingsScreen() {
  const { t } = useTranslation(['institute', 'shared'])
  const may = useMay()
  return (
    <>
      <PageHeader
        title={t('shared:settings')}
        hint={may(INSTITUTE_PANEL) && t('detailsHint')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('shared:settings') }]}
      />
      {may(INSTITUTE_PANEL) && <InstitutePanel />}
    </>
  )
}

function InstitutePanel() {
  const { t } = useTranslation('shared')
  const settings = useSettingsQuery()
  return (
    <>
      <DiskAlert />
      <Panel title={t('institute')}>
        <QueryStates query={settings}>
          {(stored) => (
            <Stack>
              <LogoField logo={stored.logo} />
              <StoredSettings stored={stored} />
            </Stack>
          )}
        </QueryStates>
      </Panel>
    </>
  )
}

/** Opens a new form with the saved version, so that a second edit is not rejected as stale. */
function StoredSettings({ stored }: { stored: Settings }) {
  const [{ current, saveCount }, setState] = useState({ current: stored, saveCount: 0 })
  const onSaved = (saved: Settings) => setState({ current: saved, saveCount: saveCount + 1 })
  return <SettingsForm key={saveCount} current={current} wasSaved={saveCount > 0} onSaved={onSaved} />
}

const settingsValues = (institute: Settings) => ({
  ...instituteValues(institute),
  ...receiptValues(institute),
  ...requiredValues(institute),
  upiId: institute.upiId ?? '',
  regNoPattern: institute.regNoPattern ?? '',
  hrClosesAll: institute.hrClosesAll ? 'yes' : 'no',
  twoFactor: institute.twoFactor,
  checklist: institute.checklist ? 'yes' : 'no',
})

type FormProps = { current: Settings; wasSaved: boolean; onSaved: (saved: Settings) => void }

function SettingsForm({ current, wasSaved, onSaved }: FormProps) {
  const { t } = useTranslation(['institute', 'shared'])
  const update = useUpdateInstitute()
  const form = useContractForm({
    ...editing(Settings, current, settingsValues),
    schema: InstituteChange,
    // A draft of another version would silently overwrite newer settings.
    draft: `institute-${current.version}`,
    toBody: ({ hrClosesAll, checklist, ...values }) => ({
      ...instituteBody(values),
      ...requiredBody(values),
      hrClosesAll: hrClosesAll === 'yes',
      checklist: checklist === 'yes',
    }),
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: (saved) => {
      toast.success(t('settingsSaved'))
      onSaved(saved)
    },
  })
  const closingChoices = [
    { value: 'no', label: t('hrClosesOwn') },
    { value: 'yes', label: t('hrClosesEverything') },
  ]
  const twoFactorChoices = [
    { value: 'off', label: t('twoFactorOptional') },
    { value: 'admins', label: t('twoFactorAdmins') },
    { value: 'staff', label: t('twoFactorStaff') },
  ]
  const checklistChoices = [
    { value: 'yes', label: t('checklistShown') },
    { value: 'no', label: t('checklistHidden') },
  ]
  return (
    <ContractForm form={form} label={t('shared:settings')}>
      <InstituteFields form={form} />
      <ReceiptFields form={form} />
      <TextField
        form={form}
        name="upiId"
        label={t('upiId')}
        description={t('upiIdHint')}
        placeholder={t('upiIdExample')}
      />
      <RegNoField form={form} />
      <RequiredFields form={form} />
      <RadioField form={form} name="hrClosesAll" label={t('hrClosesAll')} choices={closingChoices} />
      <SelectField
        form={form}
        name="twoFactor"
        label={t('twoFactor')}
        description={t('twoFactorHint')}
        choices={twoFactorChoices}
        placeholder={null}
      />
      <RadioField form={form} name="checklist" label={t('checklist')} choices={checklistChoices} />
      <FormButtons>
        {/* The new form takes the focus of the button that was pressed. */}
        <SaveButton form={form} {...(wasSaved && { 'data-autofocus': true })} />
      </FormButtons>
    </ContractForm>
  )
}
