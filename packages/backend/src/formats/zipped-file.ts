import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'

/** A file as it is stored and sent, compressed by gzip. */
export type ZippedFile = { etag: string; body: Buffer }

/** Compresses a text while it is written: it is never whole in memory. */
export function zippedFile(): { put: (text: string) => Promise<void>; end: () => Promise<ZippedFile> } {
  const zip = createGzip()
  const whole = buffer(zip)
  const digest = createHash('sha1')
  return {
    put: async (text) => {
      digest.update(text)
      if (!zip.write(text)) await once(zip, 'drain')
    },
    end: async () => {
      zip.end()
      return { etag: `"${digest.digest('base64url')}"`, body: await whole }
    },
  }
}
