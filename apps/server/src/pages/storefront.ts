import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { contentSecurityPolicy } from './content-security.ts'

const buildFolder = fileURLToPath(new URL('../../../storefront/build', import.meta.url))
const serverBuildFile = path.join(buildFolder, 'server', 'index.js')

/** What the storefront is told about a request; its own type lives in the storefront (`ShopRequest`). */
type RequestFacts = {
  api: unknown
  visitor: unknown
  siteId: number
  languageId: number
  origin: string
  locale: string
  nonce: string
  onError: (error: unknown) => void
}

/** Answers a page with its HTML, also one that a form was posted to, or with the data that a navigation in the browser asks for. */
export type HandlePage = (url: string, facts: RequestFacts, post?: RequestInit) => Promise<Response>

/** The storefront as the server needs it: its pages, where its files are, and what its pages may load. */
export type Storefront = {
  load: () => Promise<HandlePage>
  clientFolder: string
  contentSecurityPolicy: typeof contentSecurityPolicy
}

/** What `react-router build` made of it. */
export const builtStorefront: Storefront = {
  load: loadBuild,
  clientFolder: path.join(buildFolder, 'client'),
  contentSecurityPolicy,
}

class StorefrontNotBuilt extends Error {}

async function loadBuild(): Promise<HandlePage> {
  if (!existsSync(serverBuildFile))
    throw new StorefrontNotBuilt('The storefront is not built: run `npm start`')
  const { handlePage } = (await import(/* @vite-ignore */ pathToFileURL(serverBuildFile).href)) as {
    handlePage: HandlePage
  }
  return handlePage
}
