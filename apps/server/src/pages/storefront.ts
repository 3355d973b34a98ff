import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { RouterContextProvider, type ServerBuild, createRequestHandler } from 'react-router'

const buildFolder = fileURLToPath(new URL('../../../storefront/build', import.meta.url))
export const clientFolder = path.join(buildFolder, 'client')
const serverBuildFile = path.join(buildFolder, 'server', 'index.js')

/** What the storefront is told about a request; its own type lives in the storefront (`ShopRequest`). */
type RequestFacts = {
  api: unknown
  siteId: number
  languageId: number
  origin: string
  locale: string
}

export type Storefront = (request: Request, facts: RequestFacts) => Promise<Response>

class StorefrontNotBuilt extends Error {}

export async function loadStorefront(): Promise<Storefront> {
  if (!existsSync(serverBuildFile))
    throw new StorefrontNotBuilt('The storefront is not built: run `npm start`')
  const build = (await import(pathToFileURL(serverBuildFile).href)) as ServerBuild
  const handle = createRequestHandler(build, 'production')
  // The key of the request facts belongs to the built storefront, so it is taken from there.
  const key = (build.entry.module as unknown as { shopRequest: Parameters<RouterContextProvider['set']>[0] })
    .shopRequest
  return (request, facts) => {
    const context = new RouterContextProvider()
    context.set(key, facts)
    return handle(request, context)
  }
}
