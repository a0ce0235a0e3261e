import { IconQrcode } from '@tabler/icons-react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import classes from './upi.module.css'
import { useUpiLink } from './use-upi-link.ts'

type Props = { student: { _id: string; name: string }; amount: number }

/** Opens the UPI app on phones, and the page with the QR code on large screens. Hidden without a UPI id. */
export function PayByUpiButton({ student, amount }: Props) {
  const { t } = useTranslation('fees')
  const createLink = useUpiLink(student)
  if (createLink === null) return null
  const label = t('paySumByUpi', { sum: amount })
  const icon = <IconQrcode size={18} aria-hidden />
  return (
    <>
      <Button component="a" href={createLink(amount).link} className={classes.onPhones} leftSection={icon}>
        {label}
      </Button>
      <ButtonLink to="/student/fee" className={classes.linkOnLargeScreens} leftSection={icon}>
        {label}
      </ButtonLink>
    </>
  )
}
