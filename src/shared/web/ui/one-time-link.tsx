import { Code } from './elements/text.tsx'
import classes from './one-time-link.module.css'
import { QrCode } from './qr-code.tsx'

/** Shows a link to pass on: to scan with a phone, or to select. */
export function OneTimeLink({ url, label }: { url: string; label: string }) {
  return (
    <>
      <QrCode text={url} label={label} />
      <Code className={classes.link ?? ''}>{url}</Code>
    </>
  )
}
