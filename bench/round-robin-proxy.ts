// Runs as a process of its own: passes connections to the given ports in turn, as a load balancer does.
import { type AddressInfo, connect, createServer } from 'node:net'

const ports = process.argv.slice(2).map(Number)
let turn = 0
const server = createServer({ noDelay: true }, (near) => {
  const far = connect({ host: '127.0.0.1', port: ports[turn++ % ports.length] ?? 0, noDelay: true })
  near.pipe(far).pipe(near)
  near.on('error', () => far.destroy())
  far.on('error', () => near.destroy())
}).listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
