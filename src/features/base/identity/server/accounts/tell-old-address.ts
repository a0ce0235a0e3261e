import { getLetterhead } from '#features/base/institute/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type en from '../../contract/messages/en.json'

const message = messagesOf<typeof en>('identity')

/**
 * Tells the address that an account had before. Names neither the person nor the new address: the old one may be
 * somebody else's, if it was mistyped.
 */
export async function tellOldAddress(
  ctx: Pick<Ctx, 'db' | 'mail' | 'translate' | 'language'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const { name: institute, phone } = await getLetterhead(ctx.db)
  const translate = (key: Parameters<typeof message>[0]) =>
    ctx.translate(ctx.language, message(key), { institute, phone })
  const lines = [
    translate('mailGreetingWithoutName'),
    '',
    translate('emailChangedText'),
    '',
    translate('emailChangedAdvice'),
    '',
    institute,
  ]
  const subject = translate('emailChangedSubject')
  await ctx.mail.send({ personId: id, to: email, fromName: institute, subject, text: `${lines.join('\n')}\n` })
}
