import { EXACT_MODES, MODE_OF_EXACT, PAY_MODES } from '#features/domain/fees/contract/pay-modes.ts'
import { SegmentField } from '#shared/web/form/choice-fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { usePayModes } from './pay-modes.ts'

type Props = { form: FormHandle<{ payMode: string }>; label: string }

/** The form's value is the exact mode, else the payment mode. */
export function PayModeField({ form, label }: Props) {
  const { getLabel } = usePayModes()
  return (
    <SegmentField
      form={form}
      name="payMode"
      label={label}
      choices={PAY_MODES.map((mode) => ({ value: mode, label: getLabel(mode) }))}
      details={EXACT_MODES.map((mode) => ({ value: mode, label: getLabel(mode), of: MODE_OF_EXACT[mode] }))}
      required
    />
  )
}
