import { Anchor } from '@mantine/core'

/** An email address that, if it is too long for its line, breaks before the @. */
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

/** Encoded, so that an address such as `a?bcc=b@example.com` adds no header to the email. */
export const mailLink = (email: string): string => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`

/** A dash without one. */
export function EmailLink({ email }: { email: string }) {
  if (email === '') return '–'
  return (
    <Anchor href={mailLink(email)}>
      <EmailText email={email} />
    </Anchor>
  )
}
