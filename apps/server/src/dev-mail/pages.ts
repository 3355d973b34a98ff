import type { MailAttachment, OutboxMail } from '@haverhof/backend/mail'
import { html, raw } from 'hono/html'
import { styles } from './styles.ts'

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
        ({ fileName, bytes }, place) =>
          html`<p>
            <a href="/dev/mail/${mail.mailId}/files/${place}/">${fileName}</a>
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
  const made = html`<!doctype html>
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
  return String(await made)
}
