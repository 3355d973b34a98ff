import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { sitemapFrame } from './sitemap-xml.ts'

export type SitemapFile = { lastmod: string; etag: string; gzip: Buffer }

type Limits = { entries: number; bytes: number }

/** SEO-4: what search engines accept in one file. The bytes leave room for the frame around the entries. */
export const sitemapLimits: Limits = { entries: 50_000, bytes: 45 * 1024 * 1024 }

type Part = { xml: string; lastmod: string }

/** Writes entries into as many files as they need. A file is compressed while it is written and is never whole in memory. */
export function createSitemapWriter(limits = sitemapLimits) {
  const files: SitemapFile[] = []
  let open: OpenFile | null = null
  const end = async () => {
    if (open) files.push(await open.end())
    open = null
  }
  return {
    write: async ({ xml, lastmod }: Part): Promise<void> => {
      const bytes = Buffer.byteLength(xml)
      if (open && (open.entries >= limits.entries || open.bytes + bytes > limits.bytes)) await end()
      open ??= openFile()
      await open.write(xml, bytes, lastmod)
    },
    end: async (): Promise<SitemapFile[]> => {
      await end()
      return files
    },
  }
}

type OpenFile = ReturnType<typeof openFile>

function openFile() {
  const zip = createGzip()
  const whole = buffer(zip)
  const digest = createHash('sha1')
  const put = async (text: string) => {
    digest.update(text)
    if (!zip.write(text)) await once(zip, 'drain')
  }
  let lastmod = ''
  const file = {
    entries: 0,
    bytes: 0,
    write: async (xml: string, bytes: number, changed: string): Promise<void> => {
      if (file.entries === 0) await put(sitemapFrame.head)
      file.entries += 1
      file.bytes += bytes
      if (changed > lastmod) lastmod = changed
      await put(xml)
    },
    end: async (): Promise<SitemapFile> => {
      await put(sitemapFrame.foot)
      zip.end()
      return { lastmod, etag: `"${digest.digest('base64url')}"`, gzip: await whole }
    },
  }
  return file
}
