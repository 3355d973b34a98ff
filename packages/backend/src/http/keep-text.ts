import type { Context } from 'hono'
import type { ApiEnv } from './router.ts'

/** Hands the text of an answer to the caller who asked for it, as soon as there is one. */
export function keepText(c: Context<ApiEnv>): void {
  const keep = c.env?.keepText
  if (!keep) return
  const makeAnswer = c.body as (...parts: unknown[]) => Response
  const body = (text: unknown, ...rest: unknown[]) => {
    const answer = makeAnswer(text, ...rest)
    if (typeof text === 'string') keep(answer, text)
    return answer
  }
  const json = (value: unknown, status: unknown, headers: Record<string, string> = {}) =>
    body(JSON.stringify(value), status, { 'content-type': 'application/json', ...headers })
  Object.assign(c, { body, json })
}
