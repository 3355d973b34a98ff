import { html, raw } from 'hono/html'
import type { Block, BlockOf, LetterLine, Row } from './blocks.ts'
import type { Look } from './looks.ts'

export type Html = ReturnType<typeof html>

/** Mail programs lay out with tables; programs that read aloud must not announce them. */
export const plainTable = raw('role="presentation" cellpadding="0" cellspacing="0" border="0"')

export function blockAsHtml(block: Block, look: Look): Html {
  const write = writers[block.kind] as (block: Block, look: Look) => Html
  return write(block, look)
}

const writers: { [Kind in Block['kind']]: (block: BlockOf<Kind>, look: Look) => Html } = {
  paragraph: ({ text }) => html`<p style="margin:0 0 16px">${text}</p>`,
  button,
  rows: ({ heading, rows }, look) => html`${heading ? subheading(heading, look) : ''}${rowTable(rows, look)}`,
  lines: ({ heading, lines }, look) =>
    html`${heading ? subheading(heading, look) : ''}${lineTable(lines, look)}`,
  columns,
  notice,
  quote: ({ lines }, look) =>
    html`<blockquote
      class="line"
      style="margin:0 0 20px;padding:4px 0 4px 18px;border-left:3px solid ${look.line}"
    >
      ${lines.map((line) => html`<p style="margin:0;min-height:24px">${line}</p>`)}
    </blockquote>`,
  'small-print': smallPrint,
}

function button({ label, url }: BlockOf<'button'>, look: Look): Html {
  return html`<table ${plainTable} style="margin:8px 0 24px">
    <tr>
      <td bgcolor="${look.action}" style="background-color:${look.action};border-radius:${look.radius}">
        <a
          href="${url}"
          style="display:inline-block;padding:14px 26px;font-weight:700;line-height:1.25;color:${look.onAction};text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`
}

function notice({ heading, rows, text }: BlockOf<'notice'>, look: Look): Html {
  return html`<table ${plainTable} width="100%" style="margin:8px 0 24px">
    <tr>
      <td
        class="soft"
        style="background-color:${look.soft};padding:20px 24px 18px;border-left:4px solid ${look.accent};border-radius:${look.radius}"
      >
        <p style="margin:0 0 8px;font-weight:700">${heading}</p>
        ${rowTable(rows, look)}
        <p style="margin:0">${text}</p>
      </td>
    </tr>
  </table>`
}

function smallPrint({ heading, paragraphs, link }: BlockOf<'small-print'>, look: Look): Html {
  return html`<div
    class="line muted"
    style="margin:32px 0 0;padding:24px 0 0;border-top:1px solid ${look.line};font-size:13px;line-height:1.6;color:${look.muted}"
  >
    <h2 class="ink" style="margin:0 0 8px;font-size:15px;color:${look.ink}">${heading}</h2>
    ${paragraphs.map((text) => html`<p style="margin:0 0 10px">${text}</p>`)}
    <p style="margin:0 0 20px">
      <a class="link" href="${link.url}" style="color:${look.brand};font-weight:600">${link.label}</a>
    </p>
  </div>`
}

function subheading(text: string, look: Look): Html {
  return html`<h2
    class="ink"
    style="margin:28px 0 8px;font-family:${look.displayFont};font-size:19px;line-height:1.3;font-weight:600;color:${look.ink}"
  >
    ${text}
  </h2>`
}

function rowTable(rows: Row[], look: Look): Html {
  return html`<table ${plainTable} width="100%" style="margin:0 0 16px;border-collapse:collapse">
    ${rows.map((row) => tableRow(row, look))}
  </table>`
}

function tableRow({ label, value, tone = 'plain' }: Row, look: Look): Html {
  const style = {
    strong: `padding:14px 0 8px;font-size:18px;font-weight:700;border-top:2px solid ${look.brand}`,
    soft: `padding:2px 0;font-size:14px;color:${look.muted}`,
    plain: 'padding:4px 0',
  }[tone]
  const colour = tone === 'soft' ? 'muted' : 'ink'
  // A row that is a sentence takes the whole width.
  if (value === '')
    return html`<tr>
      <td colspan="2" class="${colour}" style="${style}">${label}</td>
    </tr>`
  // A label is never torn inside a word; what stands beside it may be, such as a long address. A total is one piece.
  const whole = tone === 'strong' ? ';white-space:nowrap' : ''
  return html`<tr>
    <td class="${colour}" valign="top" style="${style};padding-right:16px;word-break:normal">${label}</td>
    <td class="${colour}" valign="top" align="right" style="${style};text-align:right${whole}">${value}</td>
  </tr>`
}

function lineTable(lines: LetterLine[], look: Look): Html {
  const hasPictures = lines.some(({ imageUrl }) => imageUrl !== undefined)
  return html`<table ${plainTable} width="100%" style="margin:0 0 20px;border-collapse:collapse">
    ${lines.map((line) => orderLine(line, look, hasPictures))}
  </table>`
}

function orderLine(line: LetterLine, look: Look, hasPictures: boolean): Html {
  const { title, details, amount, struckAmount } = line
  const cell = `padding:14px 0;border-bottom:1px solid ${look.line}`
  const soft = `font-size:14px;color:${look.muted}`
  return html`<tr>
    ${hasPictures ? pictureCell(line, cell) : ''}
    <td class="line" valign="top" style="${cell};padding-right:16px">
      <strong>${title}</strong>
      ${details.map((detail) => html`<br /><span class="muted" style="${soft}">${detail}</span>`)}
    </td>
    <td class="line" valign="top" align="right" style="${cell};text-align:right;white-space:nowrap">
      ${struckAmount ? html`<s class="muted" style="${soft}">${struckAmount}</s><br />` : ''} ${amount}
    </td>
  </tr>`
}

/** Small, of fixed size and without a word: the line beside it says what it is (MAIL-9). */
function pictureCell({ imageUrl }: LetterLine, cell: string): Html {
  return html`<td class="line" valign="top" width="76" style="${cell};padding-right:12px">
    ${
      imageUrl
        ? html`<img src="${imageUrl}" alt="" width="64" height="64" style="display:block;border:0" />`
        : ''
    }
  </td>`
}

function columns({ columns: all }: BlockOf<'columns'>, look: Look): Html {
  const width = Math.floor(100 / all.length)
  return html`<table ${plainTable} width="100%" style="margin:20px 0 8px">
    <tr>
      ${all.map(
        ({ heading, lines }) =>
          html`<td class="column" valign="top" width="${width}%" style="padding:0 16px 16px 0">
            <p class="muted" style="margin:0 0 4px;font-size:13px;font-weight:700;color:${look.muted}">
              ${heading}
            </p>
            ${lines.map((line, index) => html`${index > 0 ? html`<br />` : ''}${line}`)}
          </td>`,
      )}
    </tr>
  </table>`
}
