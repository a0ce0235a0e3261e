import { expect, test } from 'vitest'
import { getPhoneAccess, listOfficeAddresses } from './phone-access.ts'

type Interfaces = Parameters<typeof listOfficeAddresses>[0]

const ipv4 = (address: string, internal = false): NonNullable<Interfaces[string]> => [
  { address, internal, family: 'IPv4', netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null },
]

test('listOfficeAddresses puts private addresses first, and leaves out loopback and link-local ones', () => {
  const interfaces = {
    lo: ipv4('127.0.0.1', true),
    eth0: ipv4('203.0.113.7'),
    eth1: ipv4('169.254.10.1'),
    wlan0: ipv4('192.168.1.5'),
    br0: ipv4('10.0.0.5'),
    eno1: ipv4('172.31.0.5'),
    eno2: ipv4('172.32.0.5'),
  }
  expect(listOfficeAddresses(interfaces)).toEqual([
    '192.168.1.5',
    '10.0.0.5',
    '172.31.0.5',
    '203.0.113.7',
    '172.32.0.5',
  ])
})

test.each([
  'docker0',
  'br-4f1c0a9e7b21',
  'veth1a2b3c',
  'virbr0',
  'vmnet8',
  'vboxnet0',
  'lxdbr0',
  'podman1',
  'bridge100',
  'tun0',
  'utun3',
  'wg0',
  'tailscale0',
  'vEthernet (WSL (Hyper-V firewall))',
  'vEthernet (Default Switch)',
  'VirtualBox Host-Only Network',
  'VMware Network Adapter VMnet1',
  'OpenVPN TAP-Windows6',
])('listOfficeAddresses leaves out the network %s', (name) => {
  expect(listOfficeAddresses({ [name]: ipv4('192.168.56.1') })).toEqual([])
})

test.each(['Ethernet', 'Wi-Fi', 'Ethernet 2', 'en0', 'enp3s0', 'wlp2s0', 'eth0'])(
  'listOfficeAddresses lists the network %s',
  (name) => {
    expect(listOfficeAddresses({ [name]: ipv4('192.168.1.5') })).toEqual(['192.168.1.5'])
  },
)

test.each<[HOST: string, PUBLIC_URL: string | undefined, addresses: string[], onlyThisComputer: boolean]>([
  ['127.0.0.1', undefined, [], true],
  ['localhost', 'http://localhost:3000', [], true],
  ['0.0.0.0', undefined, ['http://192.168.1.5:3000'], false],
  ['::', 'http://127.0.0.1:3000', ['http://192.168.1.5:3000'], false],
  ['10.0.0.5', undefined, ['http://10.0.0.5:3000'], false],
  ['fd00::5', undefined, ['http://[fd00::5]:3000'], false],
  ['0.0.0.0', 'http://office.example.com/', ['http://office.example.com', 'http://192.168.1.5:3000'], false],
  ['0.0.0.0', 'https://office.example.com', ['https://office.example.com'], false],
  ['127.0.0.1', 'https://office.example.com', ['https://office.example.com'], false],
])('getPhoneAccess with HOST %s and PUBLIC_URL %s', (HOST, PUBLIC_URL, addresses, onlyThisComputer) => {
  const access = getPhoneAccess(atPort(3000), { HOST, PUBLIC_URL }, () => ({ eth0: ipv4('192.168.1.5') }))
  expect(access).toEqual({ addresses, onlyThisComputer })
})

test('getPhoneAccess leaves out port 80', () => {
  const access = getPhoneAccess(atPort(80), { HOST: '10.0.0.5', PUBLIC_URL: undefined })
  expect(access.addresses).toEqual(['http://10.0.0.5'])
})

const atPort = (port: number) => ({ address: () => ({ port, family: 'IPv4', address: '0.0.0.0' }) })
