import { expect, test } from 'vitest'
import { HELP_TOPICS } from '#shared/contract/help-topics.ts'
import { createMemoryHistory, createRouter } from '#shared/web/router/router.ts'
import { routeTree } from '../route-tree.ts'
import { findHelpTopic } from './find-help-topic.ts'

const STAFF = /^\/(hr|admin|update|fee-receipt|FeesReceipt|fee-refund)(\/|$)/

test('every screen for staff has a topic of the guide', () => {
  const { routesByPath } = createRouter({ routeTree, history: createMemoryHistory() })
  const paths = Object.keys(routesByPath).filter((path) => STAFF.test(path))
  expect(paths.length).toBeGreaterThan(60)
  const without = paths.filter((path) => !HELP_TOPICS.includes(findHelpTopic(path, routeTree) as never))
  expect(without).toEqual([])
})

test.each([
  ['the topic of its feature', '/admin/Edit-Course/1', 'first-day'],
  ['a topic of its own', '/hr/register', 'students'],
])('findHelpTopic finds %s: %s', (_kind, path, topic) => {
  expect(findHelpTopic(path, routeTree)).toBe(topic)
})
