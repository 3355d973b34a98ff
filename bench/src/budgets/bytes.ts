import type { Browser, CDPSession, Page } from 'puppeteer-core'

export type Weight = { script: number; style: number; html: number; total: number; thirdParty: number }

/** What the first view of a page brings over the wire, with an empty cache and nobody scrolling. */
export async function firstView(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.createBrowserContext()
  try {
    return await weighed(await context.newPage(), url)
  } finally {
    await context.close()
  }
}

/** The code a page adds for somebody who comes from another one. */
export async function furtherScript(browser: Browser, from: string, url: string): Promise<number> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await weighed(page, from)
    return (await weighed(page, url)).script
  } finally {
    await context.close()
  }
}

async function weighed(page: Page, url: string): Promise<Weight> {
  const session = await page.createCDPSession()
  await session.send('Network.enable')
  const weight = listen(session, new URL(url).host)
  const answer = await page.goto(url, { waitUntil: 'networkidle0' })
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`)
  // Late layers load their code when the browser is idle, at the latest after two seconds.
  await page.waitForNetworkIdle({ idleTime: 2500 })
  await session.detach()
  return weight
}

function listen(session: CDPSession, host: string): Weight {
  const weight: Weight = { script: 0, style: 0, html: 0, total: 0, thirdParty: 0 }
  const kinds = new Map<string, 'script' | 'style' | 'html' | undefined>()
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http') && new URL(request.url).host !== host) weight.thirdParty += 1
  })
  session.on('Network.responseReceived', ({ requestId, response }) =>
    kinds.set(requestId, kindOf(response.mimeType)),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) weight[kind] += encodedDataLength
    weight.total += encodedDataLength
  })
  return weight
}

function kindOf(mimeType: string): 'script' | 'style' | 'html' | undefined {
  if (mimeType.includes('javascript')) return 'script'
  if (mimeType === 'text/css') return 'style'
  return mimeType === 'text/html' ? 'html' : undefined
}
