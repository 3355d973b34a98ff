import { SECOND } from '@haverhof/domain/shared'
import { XMLBuilder, XMLParser } from 'fast-xml-parser'
import { tracedFetch } from '../../observability/index.ts'

const patienceMs = 5 * SECOND
const mostBytes = 2_000_000

/** The service understood the call and refuses it. */
export class SoapFault extends Error {}

type Call = {
  url: string
  namespaces: Record<string, string>
  header?: Record<string, unknown>
  body: Record<string, unknown>
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' })
// Values stay text: a postcode with a leading zero is no number.
const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, ignoreAttributes: true })

/** One SOAP 1.1 call; answers with what stands in the body of the envelope. */
export async function callSoap({ url, namespaces, header = {}, body }: Call): Promise<unknown> {
  const response = await tracedFetch('dpd', url, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
    body: envelope(namespaces, header, body),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await response.text()
  const content = text.length > mostBytes || text.includes('<!DOCTYPE') ? null : bodyOf(text)
  if (isRecord(content) && 'Fault' in content) throw new SoapFault(faultText(content['Fault']))
  if (!response.ok || content === null)
    throw new Error(`the SOAP service answered ${response.status} without sense`)
  return content
}

function envelope(
  namespaces: Record<string, string>,
  header: Record<string, unknown>,
  body: Record<string, unknown>,
): string {
  const declared = Object.entries(namespaces).map(([prefix, uri]) => [`@xmlns:${prefix}`, uri] as const)
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'soapenv:Envelope': {
      '@xmlns:soapenv': 'http://schemas.xmlsoap.org/soap/envelope/',
      ...Object.fromEntries(declared),
      'soapenv:Header': header,
      'soapenv:Body': body,
    },
  })
}

function bodyOf(text: string): unknown {
  const parsed: unknown = parser.parse(text, true)
  const envelope = isRecord(parsed) ? parsed['Envelope'] : null
  return isRecord(envelope) ? (envelope['Body'] ?? null) : null
}

function faultText(fault: unknown): string {
  return isRecord(fault) && typeof fault['faultstring'] === 'string'
    ? fault['faultstring'].slice(0, 200)
    : 'fault'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
