import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { served } from '#testing/server/served.ts'

const api = startTestApi()

async function manifest() {
  const app = await served(api)
  const { body, headers } = await app.inject('/manifest.webmanifest')
  await app.close()
  return { headers, manifest: JSON.parse(body) as { name: string; short_name: string } }
}

test("carries the institute's name, asked for anew each time, and says nothing of anybody", async () => {
  const { headers, manifest: read } = await manifest()
  expect(headers['content-type']).toContain('application/manifest+json')
  expect(headers['cache-control']).toBe('no-cache')
  expect(Object.keys(read).sort()).toEqual(
    ['id', 'name', 'short_name', 'start_url', 'scope', 'display', 'background_color', 'theme_color', 'icons'].sort(),
  )
  expect(read).toMatchObject({ name: 'Example Institute', short_name: 'Example', start_url: '/' })

  await api.db.updateTable('institute').set({ name: 'Other Institute' }).execute()
  expect((await manifest()).manifest.name).toBe('Other Institute')

  await api.db.updateTable('institute').set({ name: 'Gyan Jyoti Computers' }).execute()
  expect((await manifest()).manifest.short_name).toBe('Gyan Jyoti')
  await api.db.updateTable('institute').set({ name: 'Computerausbildung' }).execute()
  expect((await manifest()).manifest.short_name).toBe('Computerausb')
})

test('the page carries the name too, before any script has run, as text and never as HTML', async () => {
  const app = await served(api)
  expect((await app.inject('/')).body).toContain('<title>Example Institute</title>')

  await api.db.updateTable('institute').set({ name: '<b>Fish & "Chips"</b>' }).execute()
  await expect
    .poll(async () => (await app.inject('/hr')).body)
    .toContain('<title>&#60;b&#62;Fish &#38; &#34;Chips&#34;&#60;/b&#62;</title>')
  await app.close()
})
