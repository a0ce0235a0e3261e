import { messagesOf } from '#shared/contract/messages.ts'
import { AppError, invalidField } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'

const message = messagesOf<typeof en>('identity')

/** Counts towards the sign-in limits. */
export class WrongGuess extends AppError {
  constructor({ status, code, text, details }: AppError) {
    super(status, code, text, details)
  }
}

export const wrongCredentials = () =>
  new WrongGuess(new AppError(401, 'wrong_credentials', message('wrongCredentials')))

export const wrongPassword = (field: string) => new WrongGuess(invalidField(field, message('currentPasswordWrong')))

/** Wrong and used codes get the same response. */
export const wrongCode = (status: 401 | 422) =>
  new WrongGuess(
    new AppError(status, status === 401 ? 'wrong_code' : 'invalid', message('codeWrong'), {
      fields: { code: { key: message('codeWrong') } },
    }),
  )
