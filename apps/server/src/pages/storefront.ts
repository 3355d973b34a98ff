import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const buildFolder = fileURLToPath(new URL('../../../storefront/build', import.meta.url))
export const clientFolder = path.join(buildFolder, 'client')
const serverBuildFile = path.join(buildFolder, 'server', 'index.js')

/** What the storefront is told about a request; its own type lives in the storefront (`ShopRequest`). */
type RequestFacts = {
  api: unknown
  visitor: unknown
  siteId: number
  languageId: number
  origin: string
  locale: string
}

/** Answers a page with its HTML, or with the data that a navigation in the browser asks for. */
export type Storefront = (url: string, facts: RequestFacts) => Promise<Response>

class StorefrontNotBuilt extends Error {}

export async function loadStorefront(): Promise<Storefront> {
  if (!existsSync(serverBuildFile))
    throw new StorefrontNotBuilt('The storefront is not built: run `npm start`')
  const { handlePage } = (await import(pathToFileURL(serverBuildFile).href)) as { handlePage: Storefront }
  return handlePage
}
