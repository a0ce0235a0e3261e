import { afterEach, expect, test, vi } from 'vitest'
import { areaOfPath, removeIdentities, identityOf, storedAreas, storeIdentity } from './identity-store.ts'

const someone = (_id: string) => ({ _id, token: 't', role: 'hr', name: 'Meera', email: '' })

afterEach(() => {
  vi.restoreAllMocks()
  removeIdentities()
})

test.each([
  ['/admin', 'admin'],
  ['/Admin/Add-course', 'admin'],
  ['/administration', null],
  ['/hr/StudentList', 'hr'],
  ['/update', 'hr'],
  ['/student/fee', 'user'],
  ['/', null],
  ['/register', null],
  ['/fee-receipt', null],
])('%s works for %s', (path, area) => {
  expect(areaOfPath(path)).toBe(area)
})

test('the receipt pages work for the first of admin, hr, user that is stored', () => {
  storeIdentity('user', someone('u'))
  expect(areaOfPath('/FeesReceipt')).toBe('user')
  storeIdentity('hr', someone('h'))
  expect(areaOfPath('/fee-receipt')).toBe('hr')
})

test('the receipt pages work for whom the address names, if that one is stored', () => {
  storeIdentity('hr', someone('h'))
  storeIdentity('user', someone('u'))
  expect(areaOfPath('/FeesReceipt', 'user')).toBe('user')
  for (const other of ['admin', 'nobody', '', undefined]) expect(areaOfPath('/FeesReceipt', other)).toBe('hr')
  expect(areaOfPath('/hr/StudentList', 'user')).toBe('hr')
  removeIdentities()
  expect(areaOfPath('/FeesReceipt', 'user')).toBeNull()
})

test.each(['', 'null', '{', '{"token":"t"}', '{"_id":""}', '{"_id":5}'])('%s is nobody', (text) => {
  localStorage.setItem('hr', text)
  expect(identityOf('hr')).toBeNull()
  expect(storedAreas()).toEqual([])
})

test('works where the browser refuses local storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  storeIdentity('hr', someone('h'))
  expect(identityOf('hr')?._id).toBe('h')
  removeIdentities()
  expect(identityOf('hr')).toBeNull()
})
