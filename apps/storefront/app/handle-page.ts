import { RouterContextProvider, type ServerBuild, createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { type ShopRequest, shopRequest } from './toolkit/shop-request'
import { structuredData } from './toolkit/structured-data'

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)

/** What the server calls for a page, for a form that was posted to one, and for the data of a page when the browser navigates. */
export function handlePage(url: string, facts: ShopRequest, post?: RequestInit): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(shopRequest, facts)
  context.set(structuredData, [])
  return handle(new Request(url, post), context)
}
