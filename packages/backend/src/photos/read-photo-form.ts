import { photoLimits } from '@haverhof/domain/returns'
import { refusal } from '@haverhof/domain/shared'
import { badInput, unwrap } from '../http/index.ts'
import { photoProblems, wrongFormType } from './refusals.ts'

const KB = 1024
/** What the other fields and the borders between them may take beside the photo. */
const mostOverhead = 64 * KB

/** RETURNS-4: a form with photos and these fields. It is read no further than they may be large, whatever the headers say. */
export async function readPhotoForm(
  request: Request,
  fields: readonly string[],
  mostBytes: number = photoLimits.bytes,
): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type) || request.headers.has('content-encoding')) throw wrongFormType()
  const body = await readLimited(request, mostBytes + mostOverhead)
  return canonical(await parsed(body, type), fields)
}

async function readLimited(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > most) return refuseLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) return refuseLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function parsed(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw badInput('body', 'must be a form', 'malformed-form')
  }
}

/** HTTP-3, 4: names count in any case, nothing is given twice, texts are whole; an empty file is none. */
function canonical(given: FormData, fields: readonly string[]): FormData {
  const names = new Map(fields.map((name) => [name.toLowerCase(), name]))
  const form = new FormData()
  for (const [sent, value] of given) {
    const name = names.get(sent.toLowerCase())
    if (name === undefined || (value instanceof File && value.size === 0)) continue
    if (form.has(name)) throw badInput(name, 'is given twice')
    if (typeof value === 'string' && value.includes('\0')) throw badInput(name, 'must not hold NUL')
    form.append(name, value)
  }
  return form
}

function refuseLarge(): never {
  return unwrap(refusal('photo-too-large', { parameter: 'photo' }), photoProblems)
}
