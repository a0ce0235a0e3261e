import { expectSmallShift, watchShifts } from './support/layout-shift.ts'
import { openScreen, waitUntilLoaded } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test('fonts: a first page shows the system’s font, and the next one ours without a shift', async ({ page, office }) => {
  const files: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'font' && files.push(request.url())))
  const readFont = () => page.evaluate(() => getComputedStyle(document.querySelector('h1')!).fontFamily.split(',')[0])
  await watchShifts(page)
  await office.signInAs('hr')
  await openScreen(page, '/hr/StudentList')
  expect([await readFont(), files]).toEqual(['system-ui', []])

  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('loaded')
  expect(files.map((url) => /inter-[a-z]+/.exec(url)?.[0] ?? '').toSorted()).toEqual(['inter-latin', 'inter-rupee'])
  expect(await readFont()).toBe('system-ui')

  await page.reload()
  await waitUntilLoaded(page)
  expect(await readFont()).toBe('"Inter Variable"')
  await expectSmallShift(page, '/hr/StudentList')
})
