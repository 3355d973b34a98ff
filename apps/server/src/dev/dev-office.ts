import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import path from 'node:path'
import { createServer as createViteServer } from 'vite'

const folder = path.resolve(import.meta.dirname, '../../../backoffice')

type DevPage = { handlePage: (request: Request) => Promise<Response> }

/** The back office behind a Vite of its own, at its own host; its API is the shop's. */
export async function createDevOffice(server: Server, host: string | null) {
  const vite = await createViteServer({
    root: folder,
    appType: 'custom',
    server: {
      middlewareMode: true,
      allowedHosts: host ? [host] : [],
      hmr: { server, path: '/office-changes' },
    },
  })
  const answerPage = getRequestListener(async (request) => {
    const { handlePage } = (await vite.ssrLoadModule('/tooling/dev-page.ts')) as DevPage
    return handlePage(request)
  })
  const answer: RequestListener = (request, response) =>
    vite.middlewares(request, response, () => void answerPage(request, response))
  return {
    takes: ({ headers, url = '' }: IncomingMessage) =>
      host !== null &&
      headers.host?.toLowerCase().replace(/:\d+$/, '') === host &&
      !/^\/(staff-api|pictures)(\/|$)/i.test(url),
    answer,
    close: () => vite.close(),
  }
}
