import {
  closingsApi,
  type DayCash,
  DENOMINATIONS,
  type Denomination,
} from '#features/domain/cash/contract/closings.contract.ts'
import { InstantText } from '#features/base/institute/web/public.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { toast } from '#shared/web/ui/toast.ts'
import classes from './closing-screen.module.css'
import { CashSums, SumsText } from './cash-sums.tsx'
import { useSignOff } from './closings.queries.ts'

type Counts = Record<`n${Denomination}`, string>

const NO_COUNTS = Object.fromEntries(DENOMINATIONS.map((value) => [`n${value}`, ''])) as Counts

const countCash = (counts: Counts) =>
  DENOMINATIONS.reduce(
    (sum, value) => sum + value * (/^\d{1,5}$/.test(counts[`n${value}`].trim()) ? Number(counts[`n${value}`]) : 0),
    0,
  )

export function CountForm({ cash }: { cash: DayCash }) {
  const { date, scope, expected, since } = cash
  const { t } = useTranslation('cash')
  const format = useFormat()
  const signOff = useSignOff()
  const form = useContractForm({
    schema: closingsApi.signOff.body,
    initialValues: { ...NO_COUNTS, reason: '' },
    draft: `closing-${date}-${scope}`,
    toBody: (counts) => ({ ...counts, date, scope, expected }),
    send: (body, sending) => signOff.mutateAsync({ body, sending }),
    onSaved: () => toast.success(t('signedOff', { day: date })),
  })
  const counted = countCash(form.values)
  const difference = (counted * 100 - Math.round(expected * 100)) / 100
  return (
    <ContractForm form={form} label={t('countCash')}>
      {scope === 'own' && <Text c="dimmed">{t('ownReceiptsOnly')}</Text>}
      {scope === 'all' && <Text c="dimmed">{t('allThatIsUncounted')}</Text>}
      {since !== null && (
        <Text c="dimmed">
          {t('sinceLastCount')} <InstantText at={since} />
        </Text>
      )}
      <SumsText sums={cash} />
      <Text>{t('countHint')}</Text>
      <div className={classes.counts} role="group" aria-label={t('notesAndCoins')}>
        {DENOMINATIONS.map((value) => (
          <NumberTextField key={value} form={form} name={`n${value}`} label={format.rupees(value)} blankIsZero />
        ))}
      </div>
      <CashSums expected={expected} counted={counted} difference={difference} />
      {difference !== 0 && <TextField form={form} name="reason" label={t('reasonOfDifference')} required />}
      <Text c="dimmed">{t('signOffHint')}</Text>
      <FormButtons>
        <SaveButton form={form}>{t('signOff')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
