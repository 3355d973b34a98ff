import type { Context } from 'hono'
import type { ApiEnv } from '../http/index.ts'

export type StoredPhoto = { mediaType: string; content: Buffer<ArrayBuffer> }

/** Whatever a browser may see in these bytes, it runs nothing of them (RETURNS-5). */
export function answerPhoto(c: Context<ApiEnv>, { mediaType, content }: StoredPhoto) {
  c.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  c.header('cross-origin-resource-policy', 'same-origin')
  c.header('x-content-type-options', 'nosniff')
  return c.body(content, 200, { 'content-type': mediaType })
}
