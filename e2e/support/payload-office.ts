import type { APIRequestContext, APIResponse } from '@playwright/test'
import { type Method, OfficeApi } from './office.ts'

/** Returns the texts to send instead of a field's value, by preference: the next one replaces a rejected text. */
type GetTexts = (value: string | undefined) => string[]

type Schema = {
  type?: string | string[]
  pattern?: string
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
}
type TextField = { name: string; isValidated: boolean }
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } }

/**
 * Only hashes of passwords are stored; `student`, `enquiry` and `key` name the record that the text belongs to; images
 * are encoded, as files of rows are, and pasted rows have the text in one of their cells.
 */
const WITHOUT_TEXT = ['password', 'confirmPswd', 'student', 'enquiry', 'key', 'image', 'file', 'rows']

/** Writes a text into every text field of each call that it makes, also into those that the caller leaves out. */
export class PayloadOffice extends OfficeApi {
  /** `put /api/course/{id} cDuration`, with the number of texts that were stored and rejected. */
  readonly fields = new Map<string, { stored: number; rejected: number }>()
  private readonly getTexts: GetTexts
  private textFields: Map<string, TextField[]> | undefined

  constructor(request: APIRequestContext, getTexts: GetTexts) {
    super(request)
    this.getTexts = getTexts
  }

  /** Lists the fields of every call of the API that may contain text, as its OpenAPI document describes them. */
  async listTextFields(): Promise<Map<string, TextField[]>> {
    if (this.textFields) return this.textFields
    const { paths } = (await (await this.request.get('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, Operation>>
    }
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { requestBody }]) => {
        const schema = requestBody?.content['application/json']?.schema
        return schema ? [[`${method} ${path}`, listTexts(schema)] as const] : []
      }),
    )
    this.textFields = new Map(calls.filter(([, fields]) => fields.length > 0))
    return this.textFields
  }

  protected override async fetch(
    method: Method,
    path: string,
    data?: object,
    headers: Record<string, string> = {},
  ): Promise<APIResponse> {
    const call = data && (await this.findCall(method, path))
    if (call === undefined) return super.fetch(method, path, data, headers)
    const values = data as Record<string, string | number | undefined>
    const texts = new Map(
      call.fields.map(({ name, isValidated }) => {
        const value = values[name]?.toString()
        const [first, ...others] = this.getTexts(value)
        return [name, isValidated ? [first, value] : [first, ...others]]
      }),
    )
    for (;;) {
      const firstTexts = [...texts].flatMap(([name, [text]]) => (text === undefined ? [] : [[name, text] as const]))
      const response = await super.fetch(method, path, { ...values, ...Object.fromEntries(firstTexts) }, headers)
      if (response.ok()) {
        for (const [name] of firstTexts) this.count(call.key, name, 'stored')
        return response
      }
      const { fields = {} } = (await response.json()) as { fields?: Record<string, string> }
      const rejected = firstTexts.filter(([name]) => name in fields)
      if (rejected.length === 0) return response
      for (const [name] of rejected) {
        texts.get(name)?.shift()
        this.count(call.key, name, 'rejected')
      }
    }
  }

  private async findCall(method: Method, path: string): Promise<{ key: string; fields: TextField[] } | undefined> {
    const textFields = await this.listTextFields()
    const call = `${method} ${path}`
    const isOfRecord = (each: string) => each.endsWith('}') && getParent(each) === getParent(call)
    const key = textFields.has(call) ? call : [...textFields.keys()].find(isOfRecord)
    return key === undefined ? undefined : { key, fields: textFields.get(key) ?? [] }
  }

  private count(call: string, name: string, result: 'stored' | 'rejected'): void {
    const key = `${call} ${name}`
    const counts = this.fields.get(key) ?? { stored: 0, rejected: 0 }
    this.fields.set(key, { ...counts, [result]: counts[result] + 1 })
  }
}

/** Turns `put /api/course/{id}` into `put /api/course`. */
const getParent = (call: string) => call.slice(0, call.lastIndexOf('/'))

function listTexts({ properties = {} }: Schema): TextField[] {
  return Object.entries(properties)
    .filter(([name, schema]) => isText(schema) && !WITHOUT_TEXT.includes(name))
    .map(([name, schema]) => ({ name, isValidated: isValidated(schema) }))
}

function isText({ type, enum: values, anyOf = [] }: Schema): boolean {
  return ([type].flat().includes('string') && values === undefined) || anyOf.some(isText)
}

/** Is true for an email address, a date or a number. */
function isValidated({ type, pattern, anyOf = [] }: Schema): boolean {
  return pattern !== undefined || Array.isArray(type) || anyOf.some(isValidated)
}
