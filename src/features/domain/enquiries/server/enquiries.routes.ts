import type { FastifyInstance } from 'fastify'
import { checkRegistration, hashForRegistration } from '#features/domain/admissions/server/public.ts'
import { getToday, withCurrentYear } from '#features/base/institute/server/days/public.ts'
import { found } from '#shared/server/errors.ts'
import { serveExport } from '#shared/server/list-export/serve-export.ts'
import { serve } from '#shared/server/serve.ts'
import { enquiriesApi } from '../contract/enquiries.contract.ts'
import { enquiryExport } from './export-enquiries.ts'
import { checkChange, checkEnquiry } from './check-required-fields.ts'
import { addNote } from './add-note.ts'
import { admitEnquiry } from './admit-enquiry.ts'
import { changeEnquiryStatus } from './change-enquiry-status.ts'
import { createEnquiry } from './create-enquiry.ts'
import { emailEnquirer } from './email-enquirer.ts'
import { countEnquiries, getEnquiry, listEnquiries } from './enquiries.sql.ts'
import { listCalls } from './list-calls.ts'
import { listNotes } from './enquiry-notes.sql.ts'
import { removeEnquiry } from './remove-enquiry.ts'
import { setNextCall } from './set-next-call.ts'
import { updateEnquiry } from './update-enquiry.ts'

export async function enquiriesRoutes(app: FastifyInstance) {
  app.addHook('preValidation', async ({ body, params, routeOptions, server: { dependencies } }) => {
    const { endpoint } = routeOptions.config
    if (endpoint === enquiriesApi.create) await checkEnquiry(dependencies.db, body)
    if (endpoint === enquiriesApi.update) await checkChange(dependencies.db, (params as { id: string }).id, body)
    if (endpoint === enquiriesApi.admit) await checkRegistration(dependencies.db, body, true)
  })
  serveExport(app, enquiriesApi.export, enquiryExport)
  serve(app, enquiriesApi.list, async ({ db, clock }, { query }) =>
    listEnquiries(db, await withCurrentYear(db, clock, query), await getToday(db, clock)),
  )
  serve(app, enquiriesApi.totals, async ({ db, clock }, { query }) =>
    countEnquiries(db, await withCurrentYear(db, clock, query), await getToday(db, clock)),
  )
  serve(app, enquiriesApi.toCall, (ctx, { query }) => listCalls(ctx, query))
  serve(app, enquiriesApi.get, async ({ db }, { params }) => found(await getEnquiry(db, params.id)))
  serve(app, enquiriesApi.create, (ctx, { body }) => createEnquiry(ctx, body))
  serve(app, enquiriesApi.update, (ctx, { params, body }) => updateEnquiry(ctx, params.id, body))
  serve(app, enquiriesApi.remove, (ctx, { params }) => removeEnquiry(ctx, params.id))
  serve(app, enquiriesApi.setStatus, (ctx, { params, body }) => changeEnquiryStatus(ctx, params.id, body.status))
  serve(app, enquiriesApi.setNextCall, (ctx, { params, body }) => setNextCall(ctx, params.id, body.nextCall))
  serve(app, enquiriesApi.listNotes, async ({ db }, { params, query }) => {
    found(await getEnquiry(db, params.id))
    return listNotes(db, params.id, query)
  })
  serve(app, enquiriesApi.addNote, (ctx, { params, body }) => addNote(ctx, params.id, body))
  serve(app, enquiriesApi.sendEmail, (ctx, { params }) => emailEnquirer(ctx, params.id))
  serve(
    app,
    enquiriesApi.admit,
    (ctx, { params, body }, passwordHash) => admitEnquiry(ctx, params.id, body, passwordHash),
    { before: hashForRegistration },
  )
}
