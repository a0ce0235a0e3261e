/** Personal data that may appear only in the database and in responses to callers who may see it. */
export const CANARY = {
  fname: 'Kanariya',
  lname: 'Vogelsang',
  father: 'Papageno Vogelsang',
  contact: '9812345670',
  altContact: '9812345671',
  parentContact: '9812345672',
  email: 'kanariya.vogelsang@example.com',
  dob: '2003-04-17',
  perAddress: '17 Volieren Marg',
  curAddress: '18 Volieren Marg',
  linkedIn: 'https://example.com/in/kanariya',
  university: 'Zwitschern University',
  password: 'piep piep piep',
  confirmPswd: 'piep piep piep',
}
const SECRETS = [...Object.values(CANARY), 'kanariya', 'KANARIYA']

export const findCanaryValues = (text: string) => SECRETS.filter((secret) => text.includes(secret))
