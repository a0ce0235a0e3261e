import { useQuery } from '@tanstack/react-query'
import { textName } from '#features/domain/attendance/absences/contract/absence-text.ts'
import {
  AbsenceSettings,
  AbsenceSettingsChange,
} from '#features/domain/attendance/absences/contract/absences.contract.ts'
import { type Language, LANGUAGE_NAMES } from '#shared/contract/messages.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextAreaField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { absencesQueries, useSetAbsenceSettings } from './absences.queries.ts'

/** Shows the texts in the language of the page. */
export function AbsenceSettingsPanel() {
  const { t, i18n } = useTranslation('absences')
  const settings = useQuery(absencesQueries.settings())
  const language = i18n.language
  return (
    <Panel title={`${t('settings')} (${LANGUAGE_NAMES[language]})`}>
      <QueryStates query={settings}>
        {(current) => <SettingsForm key={`${language} ${current.version}`} language={language} current={current} />}
      </QueryStates>
    </Panel>
  )
}

function SettingsForm({ language, current }: { language: Language; current: AbsenceSettings }) {
  const { t } = useTranslation(['absences', 'reminders'])
  const setSettings = useSetAbsenceSettings()
  const [absent, low] = [textName('absent', language), textName('low', language)]
  const form = useContractForm({
    ...editing(AbsenceSettings, current, (settings) => ({
      threshold: String(settings.threshold),
      editDays: String(settings.editDays),
      [absent]: settings[absent],
      [low]: settings[low],
    })),
    schema: AbsenceSettingsChange,
    draft: `absences-${language}-${current.version}`,
    send: (body, sending) => setSettings.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('settingsSaved'))
    },
  })
  const setDefaults = () => {
    form.set(absent, t('defaultAbsent'))
    form.set(low, t('defaultLow'))
  }
  return (
    <ContractForm form={form} label={t('settings')}>
      <NumberTextField form={form} name="threshold" label={t('threshold')} description={t('thresholdHint')} required />
      <NumberTextField form={form} name="editDays" label={t('editDays')} description={t('editDaysHint')} required />
      <Text c="dimmed">
        {t('textHint')} {t('placeholders')} {t('lowPlaceholders')}
      </Text>
      <TextAreaField form={form} name={absent} label={t('absentText')} rows={5} />
      <TextAreaField form={form} name={low} label={t('lowText')} rows={5} />
      <FormButtons>
        <Button variant="default" onClick={setDefaults}>
          {t('reminders:resetTexts')}
        </Button>
        <SaveButton form={form} />
      </FormButtons>
    </ContractForm>
  )
}
