import type { Student } from '#features/domain/students/contract/students.contract.ts'
import type { PaymentValues } from '../payment-fields.tsx'
import { parseRupees } from '#shared/web/form/typed-rupees.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { readParts } from '../payment-parts.ts'
import { UpiQrCode } from './upi-qr-code.tsx'
import classes from './upi.module.css'
import { useUpiLink } from './use-upi-link.ts'

type Props = {
  student: Pick<Student, '_id' | 'fname' | 'lname' | 'PendingFee'>
  values: Pick<PaymentValues, 'payMode' | 'paid' | 'parts'>
}

/** The student scans it to pay the amount that is typed into the fee form. */
export function UpiRequest({ student: { _id, fname, lname, PendingFee }, values }: Props) {
  const { t } = useTranslation('fees')
  const createLink = useUpiLink({ _id, name: `${fname} ${lname}` })
  const amount = getUpiAmount(values)
  if (createLink === null || amount === undefined || amount <= 0) return null
  // The sum above shows that the amount is above the balance.
  if (amount > PendingFee) return null
  const request = createLink(amount)
  return (
    <section className={classes.request} aria-label={t('payByUpi')}>
      <UpiQrCode amount={amount} {...request} />
      <Button component="a" href={request.link} variant="subtle" size="xs">
        {t('openUpiApp')}
      </Button>
      <Text size="sm" c="dimmed" className={classes.caption}>
        {t('upiConfirm')}
      </Text>
    </section>
  )
}

/** Returns the amount of a payment by UPI or somehow online, or of the first UPI part of a split payment. */
function getUpiAmount({ payMode, paid, parts }: Props['values']): number | undefined {
  if (payMode === 'Online' || payMode === 'UPI') return parseRupees(paid)
  const part = payMode === 'Others' ? readParts(parts).find(({ mode }) => mode === 'UPI') : undefined
  return part && parseRupees(part.amount)
}
