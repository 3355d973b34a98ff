import { html, raw } from 'hono/html'
import type { Letterhead } from '../letterhead.ts'
import { bodyOf, type Letter, smallPrintOf } from './blocks.ts'
import { closingLines } from './closing.ts'
import { blockAsHtml, type Html, plainTable } from './html-blocks.ts'
import { type Look, looks } from './looks.ts'

const textFont = `Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`

/** One column of at most 600 px in tables, all styles inline, no picture from anywhere, readable in the dark (MAIL-9). */
export async function letterAsHtml(head: Letterhead, letter: Letter): Promise<string> {
  const look = looks[head.platform]
  const page = html`<!doctype html>
    <html lang="${head.languageCode}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>${letter.subject}</title>
        <style>
          ${raw(darkStyles(look))}
        </style>
      </head>
      <body
        class="ground"
        style="margin:0;padding:0;background-color:${look.ground};color:${look.ink};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">
          ${letter.preview}${raw('&#8199;&#65279;&#847; '.repeat(40))}
        </div>
        <table ${plainTable} class="ground" width="100%" style="background-color:${look.ground}">
          <tr>
            <td align="center" style="padding:24px 12px 40px">
              <table
                ${plainTable}
                width="600"
                style="width:100%;max-width:600px;font-family:${textFont};font-size:16px;line-height:1.5;text-align:left;word-break:break-word"
              >
                ${masthead(head, look)} ${sheet(head, letter, look)} ${foot(head, look)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `
  return String(await page)
}

// The name in type: mail programs do not fetch pictures before they are asked to.
function masthead({ brand, origin }: Letterhead, look: Look): Html {
  return html`<tr>
    <td
      style="background-color:${look.brand};padding:22px 40px 20px;border-radius:${look.radius} ${look.radius} 0 0;border-bottom:4px solid ${look.accent}"
      class="pad"
    >
      <a
        href="${origin}/"
        style="font-family:${look.displayFont};font-size:26px;line-height:1;font-weight:600;letter-spacing:0.2px;color:${look.onBrand};text-decoration:none"
        >${brand}</a
      >
    </td>
  </tr>`
}

function sheet(head: Letterhead, letter: Letter, look: Look): Html {
  return html`<tr>
    <td
      class="sheet pad"
      style="background-color:${look.sheet};color:${look.ink};padding:36px 40px 12px;border-radius:0 0 ${look.radius} ${look.radius}"
    >
      <h1
        class="ink"
        style="margin:0 0 20px;font-family:${look.displayFont};font-size:28px;line-height:1.2;font-weight:600;color:${look.ink}"
      >
        ${letter.title}
      </h1>
      <p style="margin:0 0 16px">${letter.greeting}</p>
      ${bodyOf(letter).map((block) => blockAsHtml(block, look))} ${signature(head)}
      ${smallPrintOf(letter).map((block) => blockAsHtml(block, look))}
    </td>
  </tr>`
}

function signature(head: Letterhead): Html {
  const { signOff, team } = closingLines(head)
  return html`<p style="margin:28px 0 24px">${signOff}<br /><strong>${team}</strong></p>`
}

function foot(head: Letterhead, look: Look) {
  const { help, sender } = closingLines(head)
  return html`<tr>
    <td class="pad muted" style="padding:24px 40px 0;font-size:13px;line-height:1.6;color:${look.muted}">
      <p style="margin:0 0 8px">${help}</p>
      <p style="margin:0">${sender}</p>
    </td>
  </tr>`
}

function darkStyles({ dark, accent }: Look): string {
  return `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){.pad{padding-left:22px!important;padding-right:22px!important}.soft{padding:16px 16px 14px!important}.column{display:block!important;width:100%!important;padding:0 0 20px!important}h1{font-size:25px!important}}
@media (prefers-color-scheme:dark){.ground{background-color:${dark.ground}!important}.sheet{background-color:${dark.sheet}!important;color:${dark.ink}!important}.soft{background-color:${dark.soft}!important;color:${dark.ink}!important}.ink{color:${dark.ink}!important}.muted{color:${dark.muted}!important}.line{border-color:${dark.line}!important}.link{color:${accent}!important}}`
}
