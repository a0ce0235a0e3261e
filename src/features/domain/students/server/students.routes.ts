import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { photosApi } from '../contract/photos.contract.ts'
import { studentsApi } from '../contract/students.contract.ts'
import { changeOwnContact } from './change-own-contact.ts'
import { getPhotoFile, removePhoto, setPhoto } from './photos/change-photo.ts'
import { getStudent } from './get-student.ts'

export async function studentsRoutes(app: FastifyInstance) {
  serve(app, studentsApi.get, (ctx, { params }) => getStudent(ctx, params.id))
  serve(app, studentsApi.changeContact, (ctx, { params, body }) => changeOwnContact(ctx, params.id, body))
  serve(app, photosApi.set, (ctx, { params, body }) => setPhoto(ctx, params.id, body))
  serve(app, photosApi.remove, (ctx, { params }) => removePhoto(ctx, params.id))
  serve(app, photosApi.file, (ctx, { params }) => getPhotoFile(ctx, params.photoToken))
}
