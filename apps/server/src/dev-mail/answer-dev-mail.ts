import type { AppContext } from '@haverhof/backend'
import { filesOfMail, type OutboxMail, listMails, readMail } from '@haverhof/backend/mail'
import { mailSources } from '@haverhof/backend/worker'
import { isLoopbackAddress } from '@haverhof/domain/sites'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '../pages/content-security.ts'
import { listPage, mailPage } from './pages.ts'

const mailPath = /^\/dev\/mail\/(\d{1,12})\/(?:(html)\/|files\/(\d{1,2})\/)?$/

/** The mailbox of a shop under development, for its developer alone: links in mails are keys (MAIL-12). A real shop has none. */
export function isDevMail(context: AppContext, path: string, { socket }: IncomingMessage): boolean {
  const isLocal = context.env.SHOP_ENV !== 'production' && isLoopbackAddress(socket.remoteAddress)
  return isLocal && /^\/dev\/mail(\/|$)/.test(path)
}

/**
 * `/dev/mail/` lists the mails, `/dev/mail/mails.json` the same for programs, both with `?to=` for one mailbox (MAIL-12). The files
 * of a mail are at `/dev/mail/12/files/0/`.
 */
export async function answerDevMail(
  context: AppContext,
  url: string,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const path = pathname.endsWith('/') || pathname.endsWith('.json') ? pathname : `${pathname}/`
  if (path === '/dev/mail/') {
    return sendPage(response, await listPage(await listMails(context, searchParams.get('to'))))
  }
  if (path === '/dev/mail/mails.json') {
    return send(
      response,
      'application/json',
      JSON.stringify(await listMails(context, searchParams.get('to'))),
    )
  }
  const [, mailId, asHtml, file] = mailPath.exec(path) ?? []
  const mail = mailId ? await readMail(context, Number(mailId)) : null
  if (!mail) return sendPage(response, await listPage([]), 404)
  if (asHtml) return sendLetter(response, mail)
  const files = await filesOfMail(context, mailSources, mail.mailId)
  if (file === undefined) return sendPage(response, await mailPage(mail, files))
  const attachment = files[Number(file)]
  if (!attachment) return sendPage(response, await listPage([]), 404)
  const named = `attachment; filename*=UTF-8''${encodeURIComponent(attachment.fileName)}`
  return send(response, attachment.type, attachment.bytes, { 'content-disposition': named })
}

function sendPage(response: ServerResponse, html: string, status = 200): void {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'"
  send(response, 'text/html; charset=utf-8', html, { 'content-security-policy': policy }, status)
}

/** The letter itself may run nothing and fetch nothing; its links open in the whole window. */
function sendLetter(response: ServerResponse, { html }: OutboxMail): void {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'self';
    sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`
  const headers = {
    'content-security-policy': policy.replaceAll(/\s+/g, ' '),
    'x-frame-options': 'SAMEORIGIN',
  }
  const letter = (html ?? '').replace('<head>', '<head><base target="_top">')
  send(response, 'text/html; charset=utf-8', letter, headers)
}

function send(
  response: ServerResponse,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
  status = 200,
): void {
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': type,
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(body)
}
