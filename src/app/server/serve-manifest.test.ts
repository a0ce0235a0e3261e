import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'

const api = startTestApi()

async function fetchManifest() {
  const app = await buildAppWithPage(api)
  const { body, headers } = await app.inject('/manifest.webmanifest')
  await app.close()
  return { headers, manifest: JSON.parse(body) as { name: string; short_name: string } }
}

test("the manifest has the institute's current name, a short name and no other data", async () => {
  const { headers, manifest } = await fetchManifest()
  expect(headers['content-type']).toContain('application/manifest+json')
  expect(headers['cache-control']).toBe('no-cache')
  expect(Object.keys(manifest).sort()).toEqual(
    ['id', 'name', 'short_name', 'start_url', 'scope', 'display', 'background_color', 'theme_color', 'icons'].sort(),
  )
  expect(manifest).toMatchObject({ name: 'Example Institute', short_name: 'Example', start_url: '/' })

  await api.db.updateTable('institute').set({ name: 'Other Institute' }).execute()
  expect((await fetchManifest()).manifest.name).toBe('Other Institute')

  await api.db.updateTable('institute').set({ name: 'Gyan Jyoti Computers' }).execute()
  expect((await fetchManifest()).manifest.short_name).toBe('Gyan Jyoti')
  await api.db.updateTable('institute').set({ name: 'Computerausbildung' }).execute()
  expect((await fetchManifest()).manifest.short_name).toBe('Computerausb')
})

test("the page title is the institute's name, escaped", async () => {
  const app = await buildAppWithPage(api)
  expect((await app.inject('/')).body).toContain('<title>Example Institute</title>')

  await api.db.updateTable('institute').set({ name: '<b>Fish & "Chips"</b>' }).execute()
  await expect
    .poll(async () => (await app.inject('/hr')).body)
    .toContain('<title>&#60;b&#62;Fish &#38; &#34;Chips&#34;&#60;/b&#62;</title>')
  await app.close()
})
