import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createStaticFiles } from '../files/static-files.ts'
import { securityHeaders } from '../pages/content-security.ts'
import { type StoredPage, storedPage } from '../pages/stored-page.ts'
import { hashOf, officePolicy, reportedPolicy } from './office-policy.ts'

/** What `react-router build` made of the back office. */
export const builtOfficeFolder = fileURLToPath(new URL('../../../backoffice/build/client', import.meta.url))

/** The files of the back office, and its one page for every address that is none of them (OFFICE-1). */
export function createOffice(folder: string, shopOrigins: Origins) {
  const files = createStaticFiles(folder)
  let page: Promise<StoredPage | undefined> | undefined
  return {
    async find(url: string): Promise<StoredPage | undefined> {
      const file = url === '/index.html' ? undefined : files.find(url)
      if (file) return file
      // A file of another release is not here; the page in its place would be taken for a script.
      if (url.startsWith('/assets/')) return undefined
      page ??= readPage(folder, shopOrigins)
      return page
    },
  }
}

export type Office = ReturnType<typeof createOffice>

type Origins = () => Promise<readonly string[]>

async function readPage(folder: string, shopOrigins: Origins): Promise<StoredPage | undefined> {
  const file = path.join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  return officePage(readFileSync(file, 'utf8'), await shopOrigins())
}

function officePage(html: string, shopOrigins: readonly string[]): StoredPage {
  const headers = {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'content-security-policy': officePolicy(inlineScripts(html), shopOrigins),
    'content-security-policy-report-only': reportedPolicy,
  }
  return storedPage(200, headers, Buffer.from(html), 0)
}

function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, code = '']) => hashOf(code))
}
