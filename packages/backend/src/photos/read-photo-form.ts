import { photoLimits } from '@haverhof/domain/returns'
import { refusal, type Result, success, type WrongInput, wrongInput } from '@haverhof/domain/shared'
import type { FormRefused, PhotoRefused } from './refusals.ts'
import { concurrencyLimit } from '../limits/index.ts'

const KB = 1024
/** What the other fields and the borders between them may take beside the photo. */
const mostOverhead = 64 * KB

/** A form with photos and these fields (RETURNS-13). It is read no further than they may be large, whatever the headers say. */
export async function readPhotoForm(
  request: Request,
  fields: readonly string[],
  mostBytes: number = photoLimits.bytes,
): Promise<Result<FormData, FormRefused | PhotoRefused | WrongInput>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type) || request.headers.has('content-encoding'))
    return refusal('unsupported-type')
  const body = await readLimited(request, mostBytes + mostOverhead)
  if (!body) return refusal('photo-too-large', { parameter: 'photo' })
  const form = await parsed(body, type)
  return form ? canonical(form, fields) : wrongInput('body', 'must be a form', 'malformed-form')
}

/** Null past the limit. */
async function readLimited(request: Request, most: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length')) > most) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Null for a body that is no form. */
function parsed(body: Buffer<ArrayBuffer>, type: string): Promise<FormData | null> {
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
}

/** Names count in any case, nothing is given twice, texts are whole; an empty file is none (HTTP-3, 4). */
function canonical(given: FormData, fields: readonly string[]): Result<FormData, WrongInput> {
  const names = new Map(fields.map((name) => [name.toLowerCase(), name]))
  const form = new FormData()
  for (const [sent, value] of given) {
    const name = names.get(sent.toLowerCase())
    if (name === undefined || (value instanceof File && value.size === 0)) continue
    if (form.has(name)) return wrongInput(name, 'is given twice')
    if (typeof value === 'string' && value.includes('\0')) return wrongInput(name, 'must not hold NUL')
    form.append(name, value)
  }
  return success(form)
}

/** Forms that are read at the same time, each as large as a photo may be (RETURNS-8). */
export const takeUpload = concurrencyLimit({ concurrency: 4, maxPending: 20 })
