import { beforeEach, expect, test } from 'vitest'
import { fakeServer } from '#testing/web/fake-server.ts'
import { storeIdentity } from './identity-store.ts'

const HR = { _id: 'h1', token: 'secret', role: 'hr', name: 'Meera', email: 'm@x.test' }
const meta = document.createElement('meta')
meta.name = 'first-call'
meta.content = '/api/dashboard/hr?parts=pending'

beforeEach(() => {
  document.head.append(meta)
  history.replaceState(null, '', '/hr')
  return () => {
    meta.remove()
    delete window.firstCalls
  }
})

async function start() {
  const requests = fakeServer({})
  const element = document.createElement('script')
  element.src = '/page-start.js'
  const isLoaded = new Promise((resolve) => element.addEventListener('load', resolve))
  document.head.append(element)
  await isLoaded
  element.remove()
  await Promise.all((window.firstCalls ?? []).map(({ response }) => response))
  return requests.map(({ path }) => path)
}

test('page-start.js: requests the first data of a page for someone with everything of the area', async () => {
  storeIdentity('hr', HR)
  expect(await start()).toEqual(['/api/dashboard/hr'])
})

test('page-start.js: requests nothing for someone with a set, which may lack the permission', async () => {
  storeIdentity('hr', { ...HR, permissions: ['fees.read'] })
  expect(await start()).toEqual([])
})
