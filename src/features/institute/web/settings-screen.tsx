import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { Institute, InstituteChange } from '../contract/institute.contract.ts'
import { useInstituteQuery } from './public.ts'
import { useUpdateInstitute } from './institute.queries.ts'
import { instituteBody, InstituteFields, instituteValues } from './institute-fields.tsx'

/** `/admin/settings`: what the institute says of itself. */
export function SettingsScreen() {
  const { t } = useTranslation(['institute', 'shared'])
  const institute = useInstituteQuery()
  return (
    <>
      <PageHeader
        title={t('settings')}
        hint={t('detailsHint')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('settings') }]}
      />
      <Panel title={t('instituteDetails')}>
        <QueryStates query={institute}>{(stored) => <Settings stored={stored} />}</QueryStates>
      </Panel>
    </>
  )
}

/** Once saved it goes on from the settings as they then stand, so that a second edit is not refused. */
function Settings({ stored }: { stored: Institute }) {
  const [{ current, saves }, set] = useState({ current: stored, saves: 0 })
  const next = (saved: Institute) => set({ current: saved, saves: saves + 1 })
  return <SettingsForm key={saves} current={current} wasSaved={saves > 0} onSaved={next} />
}

type FormProps = { current: Institute; wasSaved: boolean; onSaved: (saved: Institute) => void }

function SettingsForm({ current, wasSaved, onSaved }: FormProps) {
  const { t } = useTranslation('institute')
  const update = useUpdateInstitute()
  const form = useContractForm({
    ...editing(Institute, current, instituteValues),
    schema: InstituteChange,
    // Input that was typed against another version would overwrite it in silence.
    draft: `institute-${current.version}`,
    toBody: instituteBody,
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: (saved) => {
      toast.success(t('settingsSaved'))
      onSaved(saved)
    },
  })
  return (
    <ContractForm form={form} label={t('settings')}>
      <InstituteFields form={form} />
      <FormButtons>
        {/* The one that was pressed went with the form of before. */}
        <SaveButton form={form} {...(wasSaved && { 'data-autofocus': true })} />
      </FormButtons>
    </ContractForm>
  )
}
