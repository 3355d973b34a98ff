import { request as send } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import type { LoadChild } from './children/load-child.ts'
import type { LoadRequest } from './children/load.ts'
import type { ServerChild } from './children/server-child.ts'
import { type Measured, measureInTurn } from './measure.ts'
import type { Options } from './options.ts'
import { type Subjects, get } from './requests.ts'

const compressed = { 'accept-encoding': 'br' }

/** A page of the page cache beside a file of about the same size, both from the shop with its page cache on. */
export async function measureCachedPage(
  load: LoadChild,
  server: ServerChild,
  subjects: Subjects,
  options: Options,
): Promise<{ file: Measured; page: Measured }> {
  const pages = subjects.products.slice(0, 8).map(({ url }) => get(url, compressed))
  const file = await fileLike(server, pages)
  const contenders = [
    { server, requests: [file] },
    { server, requests: pages },
  ]
  const [ofFile, ofPage] = await measureInTurn(load, contenders, options)
  if (!ofFile || !ofPage) throw new Error('The cached page was not measured')
  return { file: ofFile, page: ofPage }
}

/** The script or style of the first page that is nearest to it in size. */
async function fileLike(server: ServerChild, pages: LoadRequest[]): Promise<LoadRequest> {
  const [first] = pages
  if (!first) throw new Error('There is no page to measure')
  const html = await answerOf(server, first)
  const names = [...new Set(html.text.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
  const files = await Promise.all(
    names.map(async (name) => {
      const request = get(name, compressed)
      return { request, distance: Math.abs(Math.log((await answerOf(server, request)).bytes / html.bytes)) }
    }),
  )
  const nearest = files.toSorted((a, b) => a.distance - b.distance)[0]
  if (!nearest) throw new Error('The page names no file')
  return nearest.request
}

// fetch may not choose the host, so the page is asked for with the plain client.
function answerOf(server: ServerChild, request: LoadRequest): Promise<{ text: string; bytes: number }> {
  return new Promise((resolve, reject) => {
    send(
      { host: '127.0.0.1', port: server.port, path: request.path, headers: request.headers },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('end', () => {
          const body = Buffer.concat(chunks)
          resolve({ text: brotliDecompressSync(body).toString(), bytes: body.length })
        })
      },
    )
      .once('error', reject)
      .end()
  })
}
