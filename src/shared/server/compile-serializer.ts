import { ResponseSerializationError } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'

type Route<Schema extends z.core.$ZodType> = { schema: Schema; method: string; url: string }

/**
 * Checks a response by its schema, without the fields that it lacks. The compiled check of a list takes 5 µs instead of
 * 150, and compiling a schema some milliseconds, so that it is compiled when it is first needed.
 */
export function compileCheck<Schema extends z.core.$ZodType>({ schema, method, url }: Route<Schema>) {
  let compiled: z.core.$ZodType | undefined
  return (data: unknown): z.output<Schema> => {
    compiled ??= z.compile(schema)
    const result = z.safeParse(compiled, data)
    if (!result.success) throw new ResponseSerializationError(method, url, { cause: result.error })
    return result.data as z.output<Schema>
  }
}

export function compileSerializer(route: Route<z.core.$ZodType>) {
  const check = compileCheck(route)
  return (data: unknown): string => JSON.stringify(check(data))
}
