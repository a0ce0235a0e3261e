import type { ReactNode } from 'react'
import { Installation, InstallationChange } from '#features/overview/installation/contract/installation.contract.ts'
import { BACKUPS_KEPT, SETTING_DEFAULTS } from '#features/overview/installation/contract/setting-rules.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import classes from './installation-panel.module.css'
import { type Bind, toSettingName, toValues } from './installation-values.ts'
import { useSaveSettings } from './installation.queries.ts'
import { MailFields } from './mail-fields.tsx'

type Props = { current: Installation; wasSaved: boolean; onSaved: () => void }

/** Keeps no draft, because it would contain the password. */
export function InstallationForm({ current, wasSaved, onSaved }: Props) {
  const { t } = useTranslation(['installation', 'words'])
  const save = useSaveSettings()
  const form = useContractForm({
    ...editing(Installation, current, toValues),
    schema: InstallationChange,
    toBody: (values) =>
      Object.fromEntries(Object.entries(values).filter(([field]) => !current.fixed.includes(toSettingName(field)))),
    send: (body, sending) => save.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('saved'))
      onSaved()
    },
  })
  const bind: Bind = (name, hint) => {
    const setting = toSettingName(name)
    const isFixed = current.fixed.includes(setting)
    const description = isFixed ? t('fixed', { name: setting }) : hint
    return { form, name, disabled: isFixed, blankIsZero: true, ...(description !== undefined && { description }) }
  }
  return (
    <ContractForm form={form} label={t('title')}>
      <div>
        <FieldsGroup title={t('words:address')}>
          <FieldGrid>
            <SelectField {...bind('HOST')} label={t('host')} choices={listHosts(current.HOST, t)} placeholder={null} />
            <TextField {...bind('PORT')} label={t('port')} placeholder={SETTING_DEFAULTS.PORT} />
          </FieldGrid>
          <TextField
            {...bind('PUBLIC_URL', t('publicUrlHint'))}
            label={t('publicUrl')}
            type="url"
            placeholder="https://office.example.com"
          />
        </FieldsGroup>
        <FieldsGroup title={t('groupMail')}>
          <MailFields current={current} form={form} bind={bind} />
        </FieldsGroup>
        <FieldsGroup title={t('groupBackups')}>
          <TextField
            {...bind('BACKUP_DIR', t('backupDirHint', { directory: current.backupDirectory }))}
            label={t('backupDir')}
          />
          <FieldGrid>
            <TextField
              {...bind('BACKUP_HOUR', t('backupHourHint'))}
              label={t('backupHour')}
              placeholder={SETTING_DEFAULTS.BACKUP_HOUR}
            />
            <TextField
              {...bind(
                'BACKUP_KEEP',
                t('backupKeepHint', { elsewhere: BACKUPS_KEPT.elsewhere, count: BACKUPS_KEPT.inDataDirectory }),
              )}
              label={t('backupKeep')}
            />
          </FieldGrid>
        </FieldsGroup>
        <FieldsGroup title={t('groupProxy')}>
          <TextField {...bind('TRUST_PROXY', t('trustProxyHint'))} label={t('trustProxy')} />
        </FieldsGroup>
        <div className={classes.buttons}>
          <FormButtons>
            {/* The new form takes the focus of the button that was pressed. */}
            <SaveButton form={form} {...(wasSaved && { 'data-autofocus': true })} />
          </FormButtons>
        </div>
      </div>
    </ContractForm>
  )
}

function FieldsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={classes.group}>
      <h3>{title}</h3>
      <div className={classes.fields}>{children}</div>
    </section>
  )
}

const LOCAL: string = SETTING_DEFAULTS.HOST
const NETWORK = '0.0.0.0'

type Translate = ReturnType<typeof useTranslation<'installation'>>['t']

/** An address that somebody set elsewhere stays a choice. */
function listHosts(current: string | null, t: Translate) {
  const local = { value: current === null ? '' : LOCAL, label: t('hostLocal') }
  const isOther = current !== null && current !== LOCAL && current !== NETWORK
  return [
    local,
    { value: NETWORK, label: t('hostNetwork') },
    ...(isOther ? [{ value: current, label: t('hostOther', { address: current }) }] : []),
  ]
}
