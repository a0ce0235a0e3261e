import { useQuery } from '@tanstack/react-query'
import { textName } from '#features/domain/fees/reminders/contract/reminder-text.ts'
import {
  ReminderSettings,
  ReminderSettingsChange,
} from '#features/domain/fees/reminders/contract/reminders.contract.ts'
import { type Language, LANGUAGE_NAMES } from '#shared/contract/messages.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextAreaField, TextField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { remindersQueries, useSetReminderSettings } from './reminders.queries.ts'

/** Shows the texts in the language of the page. */
export function ReminderSettingsPanel() {
  const { t, i18n } = useTranslation('reminders')
  const settings = useQuery(remindersQueries.settings())
  const language = i18n.language
  return (
    <Panel title={`${t('settings')} (${LANGUAGE_NAMES[language]})`}>
      <QueryStates query={settings}>
        {(current) => <SettingsForm key={`${language} ${current.version}`} language={language} current={current} />}
      </QueryStates>
    </Panel>
  )
}

function SettingsForm({ language, current }: { language: Language; current: ReminderSettings }) {
  const { t } = useTranslation('reminders')
  const setSettings = useSetReminderSettings()
  const [before, late] = [textName('before', language), textName('late', language)]
  const form = useContractForm({
    ...editing(ReminderSettings, current, (settings) => ({
      days: settings.days.join(', '),
      [before]: settings[before],
      [late]: settings[late],
    })),
    schema: ReminderSettingsChange,
    draft: `reminders-${language}-${current.version}`,
    toBody: ({ days, ...texts }) => ({ ...texts, days: days.split(/[\s,;]+/).filter((day) => day !== '') }),
    send: (body, sending) => setSettings.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('settingsSaved'))
    },
  })
  const setDefaults = () => {
    form.set(before, t('defaultBefore'))
    form.set(late, t('defaultLate'))
  }
  return (
    <ContractForm form={form} label={t('settings')}>
      <TextField form={form} name="days" label={t('days')} description={t('daysHint')} />
      <Text c="dimmed">
        {t('textsHint')} {t('placeholders')}
      </Text>
      <TextAreaField form={form} name={before} label={t('before')} rows={5} />
      <TextAreaField form={form} name={late} label={t('late')} rows={5} />
      <FormButtons>
        <Button variant="default" onClick={setDefaults}>
          {t('resetTexts')}
        </Button>
        <SaveButton form={form} />
      </FormButtons>
    </ContractForm>
  )
}
