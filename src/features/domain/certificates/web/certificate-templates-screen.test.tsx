import { expect, test } from 'vitest'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { CertificateTemplatesScreen } from './certificate-templates-screen.tsx'

const text = { title: 'Certificate', body: '{name}', signatory: 'Director', version: 1 }
const TEMPLATES = ['completion', 'bonafide', 'idCard'].map((kind) => ({ ...text, kind }))

async function open(responses: Record<string, object> = {}) {
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/certificate/template': { templates: TEMPLATES, signature: null },
    ...responses,
  })
  const { screen } = await renderScreen(<CertificateTemplatesScreen />, { at: '/admin/certificates/templates' })
  return { form: screen.getByRole('form', { name: 'Completion' }), screen, requests }
}

test('certificate templates: an unknown placeholder is an error at its field, before anything is sent', async () => {
  const { form, requests } = await open()

  await form.getByRole('textbox', { name: /^Text/ }).fill('{nmae}')
  await form.getByRole('button', { name: 'Save' }).click()

  await expect.element(form.getByText(/^Use no other braces than \{name\}/)).toBeVisible()
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
})

test('certificate templates: shows what somebody else saved meanwhile', async () => {
  const current = { ...text, kind: 'completion', title: 'Diploma', version: 2 }
  const stale = errorResponse(409, { code: 'stale', message: 'Somebody else has changed it.', current })
  const { form, requests } = await open({ 'PUT /api/certificate/template/{kind}': stale })

  await form.getByRole('textbox', { name: /^Title/ }).fill('Certificate of Merit')
  await form.getByRole('button', { name: 'Save' }).click()

  await expect.element(form.getByRole('alert')).toMatchTextContent(/Diploma/)
  await expect.element(form.getByRole('textbox', { name: /^Title/ })).toHaveValue('Certificate of Merit')
  expect(requests.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"1"')
})
