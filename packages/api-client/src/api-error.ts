/** Any status other than 200 or 204 is unexpected; what came back stays at hand (API-CLIENT-2). */
export class ApiError extends Error {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, string>>

  /** The server and the pages it renders are built apart, each with its own copy of this class: the name says it all. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError'
  }

  constructor(status: number, body: string, headers: Readonly<Record<string, string>>) {
    super('An unexpected server error occurred.')
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** The status a failed call stands for: the response's own, 503 when the connection timed out, else 500 (API-CLIENT-6). */
export function statusOfFailure(error: unknown): number {
  if (error instanceof ApiError) return error.status
  return error instanceof DOMException && error.name === 'TimeoutError' ? 503 : 500
}
