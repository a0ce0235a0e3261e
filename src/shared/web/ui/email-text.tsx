import { Anchor } from './elements/text.tsx'

/** Breaks an email address that is too long for its line before the @. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  if (at < 1) return email
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

/** Encodes the address, so that one such as `a?bcc=b@example.com` adds no header to the email. */
export const mailLink = (email: string): string => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`

/** Shows a dash if the address is empty. */
export function EmailLink({ email }: { email: string }) {
  if (email === '') return '–'
  return (
    <Anchor href={mailLink(email)}>
      <EmailText email={email} />
    </Anchor>
  )
}
