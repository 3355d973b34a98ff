import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { RouterContextProvider, type ServerBuild, createRequestHandler } from 'react-router'
import { firstWordOf, withRoutesOf } from './routes-of-word.ts'
import { type StandInFor, withStandIns } from './stand-ins.ts'

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

export type StorefrontAnswer = { status: number; headers: Headers; html: readonly string[] } | Response
export type Storefront = (url: string, facts: RequestFacts) => Promise<StorefrontAnswer>

/** What the entry of the built storefront exports beside the renderer. */
type Entry = {
  shopRequest: Parameters<RouterContextProvider['set']>[0]
  standInFor: StandInFor
  htmlOf: (answer: Response) => readonly string[] | undefined
  loadWholeLocale: (locale: string) => Promise<void>
}

class StorefrontNotBuilt extends Error {}

export async function loadStorefront(): Promise<Storefront> {
  if (!existsSync(serverBuildFile))
    throw new StorefrontNotBuilt('The storefront is not built: run `npm start`')
  const build = (await import(pathToFileURL(serverBuildFile).href)) as ServerBuild
  const { shopRequest, standInFor, htmlOf, loadWholeLocale } = build.entry.module as unknown as Entry
  const answerData = createRequestHandler(build, 'production')
  const pageHandlerOf = pageHandlers(withStandIns(build, standInFor))
  return async (url, facts) => {
    const context = new RouterContextProvider()
    context.set(shopRequest, facts)
    await loadWholeLocale(facts.locale)
    const { pathname } = new URL(url)
    const handle = pathname.endsWith('.data') ? answerData : pageHandlerOf(pathname)
    const answer = await handle(new Request(url), context)
    const html = htmlOf(answer)
    return html === undefined ? answer : { status: answer.status, headers: answer.headers, html }
  }
}

/** One handler for each first word that routes name, and one for content. */
function pageHandlers(build: ServerBuild): (pathname: string) => ReturnType<typeof createRequestHandler> {
  const wordOf = firstWordOf(build)
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()
  return (pathname) => {
    const word = wordOf(pathname)
    let handler = handlers.get(word)
    if (!handler) {
      handler = createRequestHandler(withRoutesOf(build, word), 'production')
      handlers.set(word, handler)
    }
    return handler
  }
}
