import type { FastifyInstance } from 'fastify'
import { messagesOf } from '#shared/contract/messages.ts'
import { serve } from '#shared/server/serve.ts'
import { browsersApi } from '../contract/browsers.contract.ts'
import { identityApi } from '../contract/identity.contract.ts'
import { sessionsApi } from '../contract/sessions.contract.ts'
import { staffApi } from '../contract/staff.contract.ts'
import { twoFactorApi } from '../contract/two-factor.contract.ts'
import type en from '../contract/messages/en.json'
import { addStaff, inviteStaff, sendStaffLink } from './accounts/add-staff.ts'
import { allowBrowser, createBrowserLink } from './sign-in/allow-browser.ts'
import { changePassword, getLinkOwner } from './passwords/change-password.ts'
import { confirmEmail } from './accounts/confirm-email.ts'
import { forgetPassword, requestBrowserLink } from './passwords/forget-password.ts'
import {
  confirmPassword,
  endOtherSessions,
  endSession,
  endSessionsOfEverybody,
  endStaffSessions,
  endStudentSessions,
  logOut,
} from './sessions/end-sessions.ts'
import { listSessions } from './sessions/sessions.sql.ts'
import { resetTwoFactorOfStaff } from './two-factor/reset-two-factor.ts'
import { signIn } from './sign-in/sign-in.ts'
import { readStaff } from './accounts/read-staff.ts'
import type { Catalogue } from '../permission-sets/server/catalogue.ts'
import { toRights } from '../permission-sets/server/read-rights.ts'
import {
  getTwoFactorStatus,
  renewRecoveryCodes,
  startTwoFactor,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from './two-factor/two-factor.ts'
import { updateStaff } from './accounts/update-staff.ts'

const message = messagesOf<typeof en>('identity')

export const identityRoutes = (catalogue: Catalogue) => async (app: FastifyInstance) => {
  serve(app, identityApi.loginStudent, (ctx, { body }) => signIn(ctx, catalogue, 'student', body))
  serve(app, identityApi.loginHr, (ctx, { body }) => signIn(ctx, catalogue, 'hr', body))
  serve(app, identityApi.loginAdmin, (ctx, { body }) => signIn(ctx, catalogue, 'admin', body))
  serve(app, identityApi.logout, (ctx) => logOut(ctx))
  serve(app, identityApi.session, async ({ language, translate, actor }) => ({
    message: translate(language, message('sessionActive')),
    ...toRights(actor),
  }))
  serve(app, sessionsApi.list, (ctx) => listSessions(ctx, ctx.actor))
  serve(app, sessionsApi.end, (ctx, { params }) => endSession(ctx, params.id))
  serve(app, sessionsApi.endOthers, (ctx) => endOtherSessions(ctx))
  serve(app, browsersApi.createLink, (ctx) => createBrowserLink(ctx))
  serve(app, sessionsApi.confirm, (ctx, { body }) => confirmPassword(ctx, body.password))
  serve(app, sessionsApi.endOfStaff, (ctx, { params }) => endStaffSessions(ctx, catalogue, params.id))
  serve(app, sessionsApi.endOfStudent, (ctx, { params }) => endStudentSessions(ctx, params.id))
  serve(app, sessionsApi.endOfEverybody, (ctx) => endSessionsOfEverybody(ctx))
  serve(app, identityApi.forgetPassword, (ctx, { body }) => forgetPassword(ctx, body))
  serve(app, browsersApi.requestLink, (ctx, { body }) => requestBrowserLink(ctx, body))
  serve(app, browsersApi.allow, (ctx, { body }) => allowBrowser(ctx, body.token))
  serve(app, identityApi.resetLink, (ctx, { body }) => getLinkOwner(ctx, body.token))
  serve(app, identityApi.confirmEmail, (ctx, { body }) => confirmEmail(ctx, body.token))
  serve(app, identityApi.changePassword, (ctx, { body }) => changePassword(ctx, body))
  serve(app, staffApi.list, (ctx, { query }) => readStaff(ctx, query))
  serve(app, staffApi.add, (ctx, { body }) => addStaff(ctx, catalogue, body), { after: inviteStaff })
  serve(app, staffApi.update, (ctx, { params, body }) => updateStaff(ctx, catalogue, params.id, body))
  serve(app, staffApi.sendLink, (ctx, { params }) => sendStaffLink(ctx, catalogue, params.id))
  serve(app, staffApi.resetTwoFactor, (ctx, { params }) => resetTwoFactorOfStaff(ctx, catalogue, params.id))
  serve(app, twoFactorApi.status, getTwoFactorStatus)
  serve(app, twoFactorApi.start, startTwoFactor)
  serve(app, twoFactorApi.confirm, (ctx, { body }) => turnOnTwoFactor(ctx, body))
  serve(app, twoFactorApi.renewCodes, (ctx, { body }) => renewRecoveryCodes(ctx, body))
  serve(app, twoFactorApi.turnOff, (ctx, { body }) => turnOffTwoFactor(ctx, body))
}
