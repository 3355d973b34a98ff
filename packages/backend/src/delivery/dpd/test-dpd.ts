import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the server behaves; `ok` speaks DPD's web services, all else is a way to fail. */
export type Mood = 'ok' | 'none' | 'one' | 'old-token' | 'error' | 'broken' | 'doctype' | 'silent'

export type FakeDpd = AsyncDisposable & {
  url: string
  setMood: (mood: Mood) => void
  /** The services called so far, and what was sent to them. */
  calls: { service: string; body: string }[]
}

/** A small local server that speaks LoginService 2.0 and ParcelShopFinderService 5.0, for tests. */
export async function startFakeDpd(): Promise<FakeDpd> {
  let mood: Mood = 'ok'
  let tokens = 0
  const calls: FakeDpd['calls'] = []
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const service = /LoginService/.test(request.url ?? '') ? 'login' : 'shops'
      calls.push({ service, body })
      if (mood === 'silent') return
      const answer = service === 'login' ? login((tokens += 1)) : shops(mood, tokens, body)
      response.writeHead(answer.status, { 'content-type': 'text/xml; charset=utf-8' }).end(answer.text)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/services/`,
    setMood: (next) => {
      mood = next
    },
    calls,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

type Answer = { status: number; text: string }

function login(count: number): Answer {
  return ok(`<ns2:getAuthResponse xmlns:ns2="http://dpd.com/common/service/types/LoginService/2.0"><return>
    <delisId>haverhof</delisId><customerUid>haverhof</customerUid><authToken>token-${count}</authToken><depot>0512</depot>
  </return></ns2:getAuthResponse>`)
}

function shops(mood: Mood, tokens: number, body: string): Answer {
  if (mood === 'error') return { status: 500, text: 'Internal Server Error' }
  if (mood === 'broken') return { status: 200, text: '<soap:Envelope><soap:Body><ns2:find' }
  if (mood === 'doctype') return { status: 200, text: '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>' }
  if (mood === 'old-token' && !body.includes('<authToken>token-2</authToken>'))
    return fault('Authentication failed')
  if (!body.includes(`<authToken>token-${tokens}</authToken>`)) return fault('Authentication failed')
  const nearShops = { none: [], one: [nearby] }[mood as 'none' | 'one'] ?? [farAway, nearby]
  return ok(
    `<ns2:findParcelShopsResponse xmlns:ns2="http://dpd.com/common/service/types/ParcelShopFinderService/5.0">${nearShops.join('')}</ns2:findParcelShopsResponse>`,
  )
}

function ok(body: string): Answer {
  const text = `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`
  return { status: 200, text }
}

function fault(message: string): Answer {
  return {
    ...ok(`<soap:Fault><faultcode>soap:Server</faultcode><faultstring>${message}</faultstring></soap:Fault>`),
    status: 500,
  }
}

const nearby = `<parcelShop><parcelShopId>50012</parcelShopId><pudoId>DE50012</pudoId><company>Kiosk M&amp;M</company>
  <street>Süringstraße</street><houseNo>4</houseNo><country>DE</country><zipCode>48653</zipCode><city>Coesfeld</city>
  <longitude>7.1681</longitude><latitude>51.9447</latitude><distance>0.6</distance>
  <openingHours><weekday>Monday</weekday><openMorning>0800</openMorning><closeMorning>1230</closeMorning>
    <openAfternoon>1400</openAfternoon><closeAfternoon>1830</closeAfternoon></openingHours>
  <openingHours><weekday>Sunday</weekday><openMorning>0000</openMorning><closeMorning>0000</closeMorning>
    <openAfternoon>0000</openAfternoon><closeAfternoon>0000</closeAfternoon></openingHours></parcelShop>`

const farAway = `<parcelShop><parcelShopId>50013</parcelShopId><company>Blumen Lott</company>
  <street>Markt</street><houseNo>1</houseNo><country>DE</country><zipCode>01067</zipCode><city>Coesfeld-Lette</city>
  <longitude>7.19</longitude><latitude>51.90</latitude><distance>5.2</distance></parcelShop>`
