import { useMutation, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  ImportSettings,
  ImportSettingsChange,
} from '#features/overview/import-export/contract/import-settings.contract.ts'
import { RecordDateField } from '#features/base/institute/web/public.ts'
import { call } from '#shared/web/call.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { editing, type Sending } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useRefresh } from '#shared/web/query-client.ts'
import { Panel } from '#shared/web/ui/panel.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { importsQueries } from './imports.queries.ts'

export function ImportSettingsPanel() {
  const { t } = useTranslation('import-export')
  const settings = useQuery({
    queryKey: [...importsQueries.all(), 'settings'],
    queryFn: ({ signal }) => call('GET /api/admin/import-settings', { signal }),
  })
  return (
    <Panel title={t('importSettings')}>
      <QueryStates query={settings} loading={<LoadingState rows={2} />}>
        {(current) => <SettingsForm key={current.version} current={current} />}
      </QueryStates>
    </Panel>
  )
}

function SettingsForm({ current }: { current: ImportSettings }) {
  const { t } = useTranslation('import-export')
  const refresh = useRefresh()
  const { firstReceiptOn } = current
  const save = useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof ImportSettingsChange>; sending: Sending }) =>
      call('PUT /api/admin/import-settings', { body, ...sending }),
    onSettled: () => refresh(importsQueries.all()),
  })
  const form = useContractForm({
    ...editing(ImportSettings, current, ({ paymentsBefore }) => ({ paymentsBefore: paymentsBefore ?? '' })),
    schema: ImportSettingsChange,
    toBody: (values) => values,
    send: (body, sending) => save.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('importSettingsSaved'))
    },
  })
  return (
    <ContractForm form={form} label={t('importSettings')}>
      <RecordDateField
        form={form}
        name="paymentsBefore"
        label={t('paymentsBefore')}
        description={
          firstReceiptOn === null ? t('paymentsBeforeHint') : t('paymentsBeforeFirst', { day: firstReceiptOn })
        }
        required={false}
      />
      <FormButtons>
        <SaveButton form={form} />
      </FormButtons>
    </ContractForm>
  )
}
