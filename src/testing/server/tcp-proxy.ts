import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

export const OUTAGES = ['stop', 'reset', 'blackhole', 'freeze'] as const
/**
 * `stop`: the port is closed. `reset`: all connections are reset, new ones too. `blackhole`: nothing is delivered, and
 * existing connections stay dead, as behind a firewall that has dropped them. `freeze`: nothing is delivered until the
 * outage ends.
 */
export type Outage = (typeof OUTAGES)[number]

export type TcpProxy = {
  port: number
  break(outage: Outage): Promise<void>
  restore(): Promise<void>
  close(): Promise<void>
}

export type Address = { host: string; port: number }

const LOCAL = '127.0.0.1'

export async function startTcpProxy(
  target: number | Address,
  address: Address = { host: LOCAL, port: 0 },
): Promise<TcpProxy> {
  const destination = typeof target === 'number' ? { host: LOCAL, port: target } : target
  const pairs = new Set<[Socket, Socket]>()
  const unanswered = new Set<Socket>()
  let outage: Outage | undefined
  let server = await listen(address, accept)
  const port = (server.address() as AddressInfo).port

  function accept(near: Socket): void {
    near.on('error', () => {})
    if (outage === 'reset') return void near.resetAndDestroy()
    if (outage !== undefined) return void unanswered.add(near)
    const far = connect({ ...destination, noDelay: true })
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    far.on('error', () => {})
    connectPair(pair)
    for (const [socket, other] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      socket.on('close', () => {
        pairs.delete(pair)
        if (outage === undefined || outage === 'stop' || outage === 'reset') other.destroy()
      })
    }
  }

  function tearDown(): void {
    for (const [near, far] of pairs) {
      near.resetAndDestroy()
      far.destroy()
    }
    for (const socket of unanswered) socket.destroy()
    unanswered.clear()
  }

  return {
    port,
    async break(next) {
      outage = next
      if (outage === 'stop') server.close()
      if (outage === 'stop' || outage === 'reset') tearDown()
      else for (const pair of pairs) disconnect(pair)
    },
    async restore() {
      const previous = outage
      outage = undefined
      if (previous === 'stop') server = await listen({ ...address, port }, accept)
      if (previous === 'freeze') for (const pair of pairs) connectPair(pair)
      if (previous === 'freeze') for (const socket of unanswered) socket.destroy()
    },
    async close() {
      tearDown()
      server.close()
    },
  }
}

async function listen({ host, port }: Address, accept: (socket: Socket) => void): Promise<Server> {
  const server = createServer({ noDelay: true }, accept).listen(port, host)
  await once(server, 'listening')
  return server
}

function connectPair([near, far]: [Socket, Socket]): void {
  near.pipe(far)
  far.pipe(near)
}

function disconnect([near, far]: [Socket, Socket]): void {
  for (const socket of [near, far]) {
    socket.unpipe()
    socket.pause()
  }
}
