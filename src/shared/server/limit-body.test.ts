import { expect, test } from 'vitest'
import { limitBody } from './limit-body.ts'

test('a body up to the limit is read, and a larger one is not', async () => {
  expect(await limitBody(new Response('12345'), 5).text()).toBe('12345')
  await expect(limitBody(new Response('123456'), 5).text()).rejects.toThrow('more than 5 bytes')
})

test('a body without an end is given up', async () => {
  const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(1_000)) })
  await expect(limitBody(new Response(endless), 10_000).text()).rejects.toThrow('more than')
})
