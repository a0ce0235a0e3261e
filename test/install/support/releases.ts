import { join, resolve } from 'node:path'

export const [FIRST, NEXT] = ['9.0.1', '9.0.2']

export type Form = 'archive' | 'debian' | 'image' | 'npm'

export const RELEASES = resolve('dist/install/releases')
export const KEY_FILE = join(RELEASES, 'key.pem')

const NAMES: Record<Form, (version: string) => string> = {
  archive: (version) => `munshi-${version}-linux-x64.tar.gz`,
  debian: (version) => `munshi_${version}_amd64.deb`,
  image: (version) => `munshi-${version}-linux-x64.oci.tar`,
  npm: (version) => `munshi-${version}.tgz`,
}

export const getFile = (form: Form, version: string, directory = join(RELEASES, version)) =>
  join(directory, NAMES[form](version))
