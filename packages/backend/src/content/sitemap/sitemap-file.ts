import { type ZippedFile, zippedFile } from '../../formats/index.ts'
import { sitemapFrame } from './sitemap-xml.ts'

export type SitemapFile = ZippedFile & { lastmod: string }

type Limits = { entries: number; bytes: number }

/** What search engines accept in one file (SEO-4). The bytes leave room for the frame around the entries. */
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
  const zipped = zippedFile()
  let lastmod = ''
  const file = {
    entries: 0,
    bytes: 0,
    write: async (xml: string, bytes: number, changed: string): Promise<void> => {
      if (file.entries === 0) await zipped.put(sitemapFrame.head)
      file.entries += 1
      file.bytes += bytes
      if (changed > lastmod) lastmod = changed
      await zipped.put(xml)
    },
    end: async (): Promise<SitemapFile> => {
      await zipped.put(sitemapFrame.foot)
      return { lastmod, ...(await zipped.end()) }
    },
  }
  return file
}
