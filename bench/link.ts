import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Long answers of several connections are sent in turns of this many bytes. */
const PACKET_BYTES = 1500
const MAX_WAITING_BYTES = 64 * 1024
const REQUEST_LINE = /^[A-Z]+ \S+ HTTP\/1\.1\r\n/

type Direction = 'up' | 'down'
/** Is in bytes, as sent and as received by the browser. */
export type Traffic = Record<Direction | 'requests', number>
export type Link = {
  url: string
  /** Counts from the last reset. */
  read(): Traffic
  reset(): void
  /** Resolves once no byte has been under way for so long, or after `maxMs`. */
  waitUntilIdle(idleMs: number, maxMs: number): Promise<void>
  close(): void
}
type Flow = { direction: Direction; from: Socket; to: Socket; packets: Buffer[]; bytes: number }

/**
 * Starts a slow line in front of a server. All connections share one queue for both directions, as on a radio channel.
 * Each packet takes its bytes / rate in the queue, then half the latency on its way: a request and its answer cost one
 * latency and their bytes. A new connection costs nothing, and there is no slow start.
 */
export async function startLink(target: string, bitsPerSecond: number, latencyMs: number): Promise<Link> {
  const { hostname, port } = new URL(target)
  const bytesPerMs = bitsPerSecond / 8000
  const turns: Flow[] = []
  const sockets = new Set<Socket>()
  let counts: Traffic = { up: 0, down: 0, requests: 0 }
  let isSending = false
  let freeAt = 0
  let usedAt = performance.now()

  function enqueue(flow: Flow, data: Buffer): void {
    if (flow.packets.length === 0) turns.push(flow)
    // An empty packet ends the flow.
    for (let start = 0; start === 0 || start < data.length; start += PACKET_BYTES)
      flow.packets.push(data.subarray(start, start + PACKET_BYTES))
    flow.bytes += data.length
    if (flow.bytes > MAX_WAITING_BYTES) flow.from.pause()
    if (isSending) return
    isSending = true
    freeAt = performance.now()
    sendNext()
  }

  function sendNext(): void {
    const flow = turns.shift()
    const packet = flow?.packets.shift()
    isSending = flow !== undefined && packet !== undefined
    if (!flow || !packet) return
    if (flow.packets.length > 0) turns.push(flow)
    // The next packet begins where this one ends, even if the timer is late.
    freeAt += packet.length / bytesPerMs
    const ms = Math.max(0, freeAt - performance.now())
    setTimeout(() => {
      usedAt = performance.now()
      flow.bytes -= packet.length
      if (flow.bytes <= MAX_WAITING_BYTES) flow.from.resume()
      // Timers of the same duration keep the order of the packets.
      setTimeout(() => deliver(flow, packet), latencyMs / 2)
      sendNext()
    }, ms)
  }

  function deliver({ direction, to }: Flow, packet: Buffer): void {
    usedAt = performance.now()
    if (to.destroyed) return
    if (packet.length === 0) return void to.end()
    if (direction === 'down') counts.down += packet.length
    to.write(packet)
  }

  function forward(direction: Direction, from: Socket, to: Socket): void {
    const flow: Flow = { direction, from, to, packets: [], bytes: 0 }
    sockets.add(from)
    from.on('data', (data) => {
      if (direction === 'up') {
        counts.up += data.length
        // Browsers send no request before the last answer, so each begins a chunk.
        if (REQUEST_LINE.test(data.toString('latin1'))) counts.requests++
      }
      enqueue(flow, data)
    })
    from.on('end', () => enqueue(flow, Buffer.alloc(0)))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      if (direction === 'up') to.destroy()
    })
  }

  const server = createServer({ noDelay: true, allowHalfOpen: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true, allowHalfOpen: true })
    forward('up', near, far)
    forward('down', far, near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    read: () => ({ ...counts }),
    reset() {
      counts = { up: 0, down: 0, requests: 0 }
    },
    async waitUntilIdle(idleMs, maxMs) {
      const started = performance.now()
      usedAt = started
      const getRest = () => Math.min(usedAt + idleMs, started + maxMs) - performance.now()
      for (let rest = getRest(); rest > 0; rest = getRest()) await new Promise((resolve) => setTimeout(resolve, rest))
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
