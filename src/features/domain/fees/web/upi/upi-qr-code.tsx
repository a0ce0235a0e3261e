import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { QrCode } from '#shared/web/ui/qr-code.tsx'
import classes from './upi.module.css'

type Props = { amount: number; upiId: string; link: string }

export function UpiQrCode({ amount, upiId, link }: Props) {
  const { t } = useTranslation('fees')
  return (
    <>
      <div className={classes.qrCode}>
        <QrCode text={link} label={t('upiQrCode', { sum: amount })} />
      </div>
      <Text size="sm" className={classes.caption}>
        {t('upiScan', { sum: amount, upiId })}
      </Text>
    </>
  )
}
