import { expect, test, vi } from 'vitest'
import { getAreaOfPath, removeIdentities, getIdentity, listStoredAreas, storeIdentity } from './identity-store.ts'

const createIdentity = (_id: string) => ({ _id, token: 't', role: 'hr', name: 'Meera', email: '' })

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
])('getAreaOfPath(%s) is %s', (path, area) => {
  expect(getAreaOfPath(path)).toBe(area)
})

test('receipt pages: the first stored identity of admin, hr, user', () => {
  storeIdentity('user', createIdentity('u'))
  expect(getAreaOfPath('/FeesReceipt')).toBe('user')
  storeIdentity('hr', createIdentity('h'))
  expect(getAreaOfPath('/fee-receipt')).toBe('hr')
})

test('receipt pages: the identity in ?as=, if it is stored', () => {
  storeIdentity('hr', createIdentity('h'))
  storeIdentity('user', createIdentity('u'))
  expect(getAreaOfPath('/FeesReceipt', 'user')).toBe('user')
  for (const other of ['admin', 'nobody', '', undefined]) expect(getAreaOfPath('/FeesReceipt', other)).toBe('hr')
  expect(getAreaOfPath('/hr/StudentList', 'user')).toBe('hr')
  removeIdentities()
  expect(getAreaOfPath('/FeesReceipt', 'user')).toBeNull()
})

test.each(['', 'null', '{', '{"token":"t"}', '{"_id":""}', '{"_id":5}'])(
  'the stored text %s is no identity',
  (text) => {
    localStorage.setItem('hr', text)
    expect(getIdentity('hr')).toBeNull()
    expect(listStoredAreas()).toEqual([])
  },
)

test('identities are kept in memory if the browser forbids local storage', () => {
  const throwSecurityError = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwSecurityError)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(throwSecurityError)
  storeIdentity('hr', createIdentity('h'))
  expect(getIdentity('hr')?._id).toBe('h')
  removeIdentities()
  expect(getIdentity('hr')).toBeNull()
})
