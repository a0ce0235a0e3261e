import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

export const BREAKS = ['stop', 'reset', 'blackhole', 'freeze'] as const
/**
 * `stop`: nobody listens any more. `reset`: every connection is torn down, new ones too. `blackhole`: nothing comes
 * through, and connections from before stay dead for good, as behind a firewall that has forgotten them. `freeze`: nothing
 * comes through, and all that was held up is delivered afterwards.
 */
export type Break = (typeof BREAKS)[number]

export type TcpProxy = {
  port: number
  break(how: Break): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

/** Stands in front of a TCP server on this machine, and fails in the ways networks do. */
export async function tcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>()
  const swallowed = new Set<Socket>()
  let how: Break | undefined
  let server = await listen(0, accept)
  const port = (server.address() as AddressInfo).port

  function accept(near: Socket): void {
    near.on('error', () => {})
    if (how === 'reset') return void near.resetAndDestroy()
    if (how !== undefined) return void swallowed.add(near)
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true })
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    far.on('error', () => {})
    join(pair)
    for (const [socket, other] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      socket.on('close', () => {
        pairs.delete(pair)
        if (how === undefined || how === 'stop' || how === 'reset') other.destroy()
      })
    }
  }

  function tearDown(): void {
    for (const [near, far] of pairs) {
      near.resetAndDestroy()
      far.destroy()
    }
    for (const socket of swallowed) socket.destroy()
    swallowed.clear()
  }

  return {
    port,
    async break(wanted) {
      how = wanted
      if (how === 'stop') server.close()
      if (how === 'stop' || how === 'reset') tearDown()
      else for (const pair of pairs) part(pair)
    },
    async mend() {
      const was = how
      how = undefined
      if (was === 'stop') server = await listen(port, accept)
      if (was === 'freeze') for (const pair of pairs) join(pair)
      if (was === 'freeze') for (const socket of swallowed) socket.destroy()
    },
    async close() {
      tearDown()
      server.close()
    },
  }
}

async function listen(port: number, accept: (socket: Socket) => void): Promise<Server> {
  const server = createServer({ noDelay: true }, accept).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function join([near, far]: [Socket, Socket]): void {
  near.pipe(far)
  far.pipe(near)
}

function part([near, far]: [Socket, Socket]): void {
  for (const socket of [near, far]) {
    socket.unpipe()
    socket.pause()
  }
}
