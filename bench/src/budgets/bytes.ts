import type { CDPSession, Page, Protocol } from 'puppeteer-core'
import { atRest } from './rest.ts'

/** The page before, and the button pressed there. */
export type Origin = { url: string; press?: string }

export type Weight = {
  script: number
  style: number
  html: number
  /** The HTML as the browser reads it. */
  rawHtml: number
  total: number
  thirdParty: number
}

/** What the first view of a page brings over the wire, with an empty cache and without scrolling. */
export function firstView(page: Page, url: string): Promise<Weight> {
  return weighed(page, url)
}

/** The code that a further page of a visit adds. */
export async function furtherScript(page: Page, from: Origin, url: string): Promise<number> {
  await weighed(page, from.url)
  if (from.press) {
    await page.click(from.press)
    await page.waitForNetworkIdle()
  }
  return (await weighed(page, url)).script
}

async function weighed(page: Page, url: string): Promise<Weight> {
  const session = await page.createCDPSession()
  await session.send('Network.enable')
  const weight = listen(session, new URL(url).host)
  const answer = await page.goto(url, { waitUntil: 'networkidle0' })
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`)
  // Late layers load their code when the browser is idle, at the latest after two seconds.
  await atRest(page, 2500)
  await session.detach()
  return { ...weight, rawHtml: (await answer.buffer()).length }
}

function listen(session: CDPSession, host: string): Weight {
  const weight: Weight = { script: 0, style: 0, html: 0, rawHtml: 0, total: 0, thirdParty: 0 }
  const answers = new Map<string, Protocol.Network.Response>()
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http') && new URL(request.url).host !== host) weight.thirdParty += 1
  })
  session.on('Network.responseReceived', ({ requestId, response }) => answers.set(requestId, response))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    const bytes = encodedDataLength === 0 ? 0 : bodyBytes(answer, encodedDataLength)
    const kind = kindOf(answer?.mimeType ?? '')
    if (kind) weight[kind] += bytes
    weight.total += bytes
  })
  return weight
}

/** What came over the wire counts headers too; they are not what a page weighs. */
function bodyBytes(answer: Protocol.Network.Response | undefined, received: number): number {
  const length =
    answer && Object.entries(answer.headers).find(([name]) => name.toLowerCase() === 'content-length')
  return length ? Number(length[1]) : received
}

function kindOf(mimeType: string): 'script' | 'style' | 'html' | undefined {
  if (mimeType.includes('javascript')) return 'script'
  if (mimeType === 'text/css') return 'style'
  return mimeType === 'text/html' ? 'html' : undefined
}
