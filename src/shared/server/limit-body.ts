/** Returns the response with a body that fails once it is larger. The other end decides how much it sends. */
export function limitBody(response: Response, maxBytes: number): Response {
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > maxBytes) controller.error(new Error(`more than ${maxBytes} bytes`))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body && response.body.pipeThrough(limit), { status, statusText, headers })
}
