import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import { AsnConvert } from '@peculiar/asn1-schema'
import { GeneralName, GeneralSubtree, GeneralSubtrees, NameConstraints } from '@peculiar/asn1-x509'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { DAY_MS } from '#shared/contract/durations.ts'
import type { KeyAndChain } from './certificate.ts'

const ROOT_DAYS = 3650
/** Browsers accept at most 397. */
const LEAF_DAYS = 365
/** The clocks of phones may be slow. */
const EARLIER_MS = DAY_MS

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const NAME_CONSTRAINTS = '2.5.29.30'

/** A stolen key of the authority can pretend to be a machine of a private network, and no site of the internet. */
const NETWORKS = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '127.0.0.0/8',
  'fc00::/7',
  'fe80::/10',
  '::1/128',
] as const
const PRIVATE_NAMES = ['localhost', 'local', 'lan', 'home.arpa', 'internal'] as const

const privateAddresses = new BlockList()
for (const network of NETWORKS) {
  const [address = '', bits] = network.split('/')
  privateAddresses.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

type SigningKey = Extract<Parameters<typeof X509CertificateGenerator.create>[0], { signingKey: unknown }>['signingKey']
type Keys = { privateKey: KeyObject; publicKey: KeyObject }

/** `names` are covered besides those of private networks. */
export async function createAuthority(owner: string, names: readonly string[], now: Date): Promise<KeyAndChain> {
  const keys = generateKeys()
  const publicKey = toPublic(keys)
  const root = await X509CertificateGenerator.create({
    serialNumber: createSerial(),
    subject: [{ CN: [`Munshi ${owner}`] }, { O: ['Munshi'] }],
    issuer: [{ CN: [`Munshi ${owner}`] }, { O: ['Munshi'] }],
    notBefore: new Date(now.getTime() - EARLIER_MS),
    notAfter: new Date(now.getTime() + ROOT_DAYS * DAY_MS),
    signingAlgorithm: ECDSA,
    publicKey,
    signingKey: toSigning(keys.privateKey),
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(publicKey),
      constrain([...new Set([...PRIVATE_NAMES, ...names])]),
    ],
  })
  return { key: exportKey(keys), chain: root.toString('pem') }
}

/** Issues a certificate for these names and addresses. It ends before the authority does. */
export async function issueCertificate(
  authority: KeyAndChain,
  names: readonly string[],
  now: Date,
): Promise<KeyAndChain> {
  const root = new X509Certificate(authority.chain)
  const keys = generateKeys()
  const publicKey = toPublic(keys)
  const leaf = await X509CertificateGenerator.create({
    serialNumber: createSerial(),
    // A common name would have to be a permitted name too.
    subject: [{ O: ['Munshi'] }],
    issuer: root.subjectName.toJSON(),
    notBefore: new Date(now.getTime() - EARLIER_MS),
    notAfter: new Date(Math.min(now.getTime() + LEAF_DAYS * DAY_MS, root.notAfter.getTime())),
    signingAlgorithm: ECDSA,
    publicKey,
    signingKey: toSigning(createPrivateKey(authority.key)),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) === 0 ? ('dns' as const) : ('ip' as const), value })),
      ),
      await SubjectKeyIdentifierExtension.create(publicKey),
      await AuthorityKeyIdentifierExtension.create(root.publicKey),
    ],
  })
  return { key: exportKey(keys), chain: leaf.toString('pem') + '\n' + root.toString('pem') }
}

/** Returns whether clients accept this name or address in a certificate of the authority. */
export function createCoverage({ chain }: KeyAndChain): (name: string) => boolean {
  const extension = new X509Certificate(chain).getExtension(NAME_CONSTRAINTS)
  const { permittedSubtrees = [] } = extension ? AsnConvert.parse(extension.value, NameConstraints) : {}
  const domains = permittedSubtrees.flatMap(({ base }) => base.dNSName ?? [])
  return (name) => {
    const version = isIP(name)
    if (version !== 0) return privateAddresses.check(name, version === 6 ? 'ipv6' : 'ipv4')
    return domains.some((domain) => name === domain || name.endsWith(`.${domain}`))
  }
}

function constrain(names: readonly string[]): Extension {
  const permitted = [
    ...NETWORKS.map((iPAddress) => new GeneralName({ iPAddress })),
    ...names.map((dNSName) => new GeneralName({ dNSName })),
  ]
  const permittedSubtrees = new GeneralSubtrees(permitted.map((base) => new GeneralSubtree({ base })))
  return new Extension(NAME_CONSTRAINTS, true, AsnConvert.serialize(new NameConstraints({ permittedSubtrees })))
}

const generateKeys = (): Keys => generateKeyPairSync('ec', { namedCurve: ECDSA.namedCurve })
const exportKey = ({ privateKey }: Keys) => privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
// The types of browsers do not know all usages that those of Node do.
const toPublic = ({ publicKey }: Keys) => publicKey.toCryptoKey(ECDSA, true, ['verify']) as SigningKey
const toSigning = (key: KeyObject) => key.toCryptoKey(ECDSA, false, ['sign']) as SigningKey

/** Is positive. */
const createSerial = () => `4${randomBytes(16).toString('hex').slice(1)}`
