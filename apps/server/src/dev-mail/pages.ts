import type { MailAttachment, OutboxMail } from '@haverhof/backend/mail'
import { html, raw } from 'hono/html'

type Html = ReturnType<typeof html>

export function listPage(mails: readonly OutboxMail[]): Promise<string> {
  const body =
    mails.length === 0
      ? html`<p class="empty">No mail here.</p>`
      : html`<ul class="mails">
          ${mails.map(listItem)}
        </ul>`
  return page(
    'Mail',
    html`<h1>Mail</h1>
      ${body}`,
  )
}

function listItem(mail: OutboxMail): Html {
  return html`<li>
    <a href="/dev/mail/${mail.mailId}/">
      <strong>${mail.subject ?? 'Not written yet'}</strong>
      <span>${mail.toAddress}</span>
      <span class="soft">${mail.kind} · ${moment(mail.createdAt)} · ${stateOf(mail)}</span>
    </a>
  </li>`
}

export function mailPage(mail: OutboxMail, files: readonly MailAttachment[]): Promise<string> {
  const title = mail.subject ?? 'Not written yet'
  return page(
    title,
    html`<p><a href="/dev/mail/">All mail</a></p>
      <h1>${title}</h1>
      <dl>
        ${headersOf(mail).map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      ${
        mail.html
          ? html`<iframe title="The letter" src="/dev/mail/${mail.mailId}/html/"></iframe>`
          : html`<p class="empty">The letter is not kept, or not written yet.</p>`
      }
      ${files.map(
        ({ fileName, bytes }, index) =>
          html`<p>
            <a href="/dev/mail/${mail.mailId}/files/${index}/">${fileName}</a>
            <span class="soft">${Math.ceil(bytes.length / 1000)} kB</span>
          </p>`,
      )}
      <h2>Plain text</h2>
      <pre>${mail.plainText ?? ''}</pre>`,
  )
}

function headersOf(mail: OutboxMail): [string, string][] {
  return [
    ['From', mail.fromAddress],
    ['To', mail.toAddress],
    ['Subject', mail.subject ?? ''],
    ['Message-ID', mail.messageId ?? ''],
    ['Kind', mail.kind],
    ['Queued', moment(mail.createdAt)],
    ['State', stateOf(mail)],
    ...(mail.lastError ? [['Last failure', mail.lastError] as [string, string]] : []),
  ]
}

function stateOf({ sentAt, attempts }: OutboxMail): string {
  if (sentAt) return `sent ${moment(sentAt)}`
  return attempts === 0 ? 'waiting' : `waiting after ${attempts} attempts`
}

function moment(date: Date): string {
  return date.toISOString().replace('T', ' ').slice(0, 19)
}

async function page(title: string, body: Html): Promise<string> {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
  return String(await document)
}

const styles = `
body { margin: 0; background: #fbf7ee; color: #1b1a17; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 860px; margin: 0 auto; padding: 32px 20px 64px }
h1 { font: 600 28px/1.2 Georgia, serif; margin: 0 0 20px }
h2 { font: 600 19px/1.3 Georgia, serif; margin: 32px 0 8px }
a { color: #1f4d3a }
.mails { list-style: none; margin: 0; padding: 0; border-top: 1px solid #e3d9c5 }
.mails a { display: grid; gap: 2px; padding: 14px 8px; border-bottom: 1px solid #e3d9c5; color: inherit; text-decoration: none }
.mails a:hover, .mails a:focus-visible { background: #f3ecdd }
.soft { color: #5c574c; font-size: 14px }
.empty { padding: 40px 0; color: #5c574c }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 20px; margin: 0 0 24px; font-size: 14px }
dt { color: #5c574c }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 80vh; border: 1px solid #e3d9c5; border-radius: 8px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fffdf8; border: 1px solid #e3d9c5; border-radius: 8px; padding: 20px; font-size: 14px }
`
