import type { createApi } from '@haverhof/backend'
import type { ServerResponse } from 'node:http'
import { securityHeaders } from './pages/content-security.ts'

type State = 'warming up' | 'ok' | 'stopping'

/** Whether the process lives, and whether it wants to be asked: once it is warm, until it is told to stop (HTTP-7). */
export function createHealth(api: Pick<ReturnType<typeof createApi>, 'request'>) {
  let state: State = 'warming up'

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (path === '/readyz' && state !== 'ok') return send(response, 503, JSON.stringify({ status: state }))
    const said = await api.request(path)
    send(response, said.status, await said.text())
  }

  return {
    isStopping: () => state === 'stopping',
    becomeReady: () => {
      if (state === 'warming up') state = 'ok'
    },
    stop: () => {
      state = 'stopping'
    },
    /** Answers these two paths; asked before everything else, so that neither hosts nor a crowd stand in the way. */
    answers(path: string, response: ServerResponse): boolean {
      if (path !== '/healthz' && path !== '/readyz') return false
      answer(path, response).catch(() => response.destroy())
      return true
    },
  }
}

export type Health = ReturnType<typeof createHealth>

function send(response: ServerResponse, status: number, body: string): void {
  const own = {
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': 'no-store',
  }
  response.writeHead(status, { ...securityHeaders, ...own }).end(body)
}
