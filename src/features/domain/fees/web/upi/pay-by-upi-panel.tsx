import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { parseRupees } from '#shared/web/form/typed-rupees.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { TextInput } from '#shared/web/ui/elements/text-input.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { UpiQrCode } from './upi-qr-code.tsx'
import classes from './upi.module.css'
import { useUpiLink } from './use-upi-link.ts'

type Props = { student: { _id: string; name: string }; pending: number }

/** Shows a QR code on large screens, and a button that opens the UPI app on phones, on the student's own fee page. */
export function PayByUpiPanel({ student, pending }: Props) {
  const { t } = useTranslation(['fees', 'shared'])
  const createLink = useUpiLink(student)
  const [typed, setTyped] = useState(String(pending))
  if (createLink === null) return null
  const amount = parseRupees(typed)
  const getError = () => {
    if (amount === undefined) return t('shared:badMoney')
    if (amount === 0) return t('amountNotPositive')
    return amount > pending ? t('aboveBalance', { pending }) : undefined
  }
  const error = getError()
  const request = amount === undefined || error !== undefined ? null : { amount, ...createLink(amount) }
  return (
    <Panel title={t('payByUpi')}>
      <div className={classes.panel}>
        <TextInput
          label={t('upiAmount')}
          inputMode="decimal"
          autoComplete="off"
          leftSection={<span aria-hidden>₹</span>}
          className={classes.amount}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {request && (
          <>
            <Button
              component="a"
              href={request.link}
              className={classes.onPhones}
              leftSection={<IconQrcode size={18} aria-hidden />}
            >
              {t('payByUpi')}
            </Button>
            <div className={classes.onLargeScreens}>
              <UpiQrCode {...request} />
            </div>
          </>
        )}
        <Text size="sm" c="dimmed">
          {t('upiReceiptLater')}
        </Text>
      </div>
    </Panel>
  )
}
