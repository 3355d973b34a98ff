import path from 'node:path'
import puppeteer, { type Browser } from 'puppeteer-core'
import { ensureChromium } from '../../../scripts/chromium.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
  // A browser with a window makes parts of its own bar as pages, anew for each window and beside the page that is measured.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI',
  // Larger than the telephone with its pixels: what changes outside the window is drawn late, and would count as slow.
  '--window-size=1000,1700',
]

/** The telephone that Lighthouse imitates. */
export const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

export function openBrowser(): Promise<Browser> {
  const executablePath = ensureChromium(path.resolve(import.meta.dirname, '../../../.data'))
  return puppeteer.launch({ executablePath, args: flags, headless: true, defaultViewport: phone })
}
