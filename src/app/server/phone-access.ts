import { networkInterfaces } from 'node:os'
import type { Server } from 'node:http'
import type { PhoneAccess } from '#features/overview/setup/contract/phones.contract.ts'
import { ANY_ADDRESS } from './server-urls.ts'
import type { Settings } from './settings.ts'

type Interfaces = ReturnType<typeof networkInterfaces>

const THIS_COMPUTER = /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/i
/** Networks of containers, virtual machines and VPNs, as Linux and macOS name them, then Windows. */
const VIRTUAL =
  /^(?:docker|br-|veth|virbr|vnet|vmnet|vboxnet|lxc|lxd|cni|flannel|cali|podman|bridge\d{3}|tun|tap|utun|wg|ppp|tailscale|zt)|vEthernet|VirtualBox|VMware|WSL|VPN|TAP-|WireGuard|ZeroTier|Loopback/i
const LINK_LOCAL = /^169\.254\./
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/

/** Over https, only PUBLIC_URL has a certificate. */
export function getPhoneAccess(
  server: Pick<Server, 'address'>,
  { HOST, PUBLIC_URL }: Pick<Settings, 'HOST' | 'PUBLIC_URL'>,
  interfaces: () => Interfaces = networkInterfaces,
): PhoneAccess {
  const publicUrl = PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL)
  const isPublic = publicUrl !== undefined && !THIS_COMPUTER.test(publicUrl.hostname)
  const isLocal = THIS_COMPUTER.test(HOST)
  const hosts = isLocal ? [] : ANY_ADDRESS.has(HOST) ? listOfficeAddresses(interfaces()) : [HOST]
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  // Leaves out port 80.
  const own = hosts.map((host) => new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin)
  const addresses = isPublic ? [publicUrl.href.replace(/\/+$/, ''), ...own] : own
  return {
    addresses: isPublic && publicUrl.protocol === 'https:' ? addresses.slice(0, 1) : [...new Set(addresses)],
    onlyThisComputer: isLocal && !isPublic,
  }
}

/** Lists the IPv4 addresses of this machine, those of private networks first. */
export function listOfficeAddresses(interfaces: Interfaces): string[] {
  const addresses = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, found]) => found ?? [])
    .filter(({ internal, family, address }) => !internal && family === 'IPv4' && !LINK_LOCAL.test(address))
    .map(({ address }) => address)
  return addresses.toSorted((a, b) => Number(PRIVATE.test(b)) - Number(PRIVATE.test(a)))
}
