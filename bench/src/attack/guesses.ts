import type { Answer } from './ask.ts'
import { tally } from './figures.ts'
import { inParallel } from './in-parallel.ts'
import { askOffice, type Member, read, startMembers } from './members.ts'
import { nextTimeCode, timeCode } from './time-code.ts'
import type { Attack, World } from './world.ts'

const guessCount = 100
const atOnce = 10
/** A caller may fail ten times at one mailbox; later tries are refused unread (STAFF-13). */
const mostLookedAt = 10
const password = 'haver in de zak, drie keer'

type Door = { member: Member; secret: string }

/**
 * Time codes of one member guessed from a hundred networks, and passwords of
 * another: the first door closes for a while, the second never (STAFF-13).
 */
export const guesses: Attack = async (world, { seconds }) => {
  const until = performance.now() + seconds * 1000
  const failures: string[] = []
  const codes: number[] = []
  const passwords: number[] = []
  let rounds = 0
  do {
    const [knownDoor, unknown] = await doors(world)
    codes.push(...(await guessFromEverywhere(world, knownDoor, { password })))
    passwords.push(...(await guessFromEverywhere(world, unknown, { password: 'wrong, wrong, wrong' })))
    const looked = codes.slice(-guessCount).filter((status) => status === 401).length
    if (looked > mostLookedAt) failures.push(`${looked} wrong codes of one member were looked at`)
    const closed = await enter(world, knownDoor, nextTimeCode(knownDoor.secret))
    if (closed.status !== 429)
      failures.push(`behind the guesses the right code was answered ${closed.status}`)
    const open = await enter(world, unknown, nextTimeCode(unknown.secret))
    if (open.status !== 200)
      failures.push(`strangers kept a member out: ${open.status} ${open.text.slice(0, 160)}`)
    rounds += 1
  } while (performance.now() < until)
  const wrong = [...codes, ...passwords].filter((status) => status !== 401 && status !== 429)
  if (wrong.length > 0) failures.push(`guesses were answered with ${tally(wrong)}`)
  return {
    figures: [
      `${rounds} × ${guessCount} wrong codes from as many networks: ${tally(codes)}; then not even the right one`,
      `${rounds} × ${guessCount} wrong passwords from as many networks: ${tally(passwords)}; then the right one opens`,
    ],
    failures,
  }
}

/** Two members of staff with a password and an app for time codes. */
async function doors(world: World): Promise<[Door, Door]> {
  const doorsOfStaff: Door[] = []
  for (const member of await startMembers(world, 2, 'service')) {
    const { setup, secret } = await read<{ setup: string; secret: string }>(
      member.call('POST', '/me/password/options'),
    )
    const { status, text } = await member.call('PUT', '/me/password', {
      setup,
      password,
      code: timeCode(secret, Date.now()),
    })
    if (status !== 204) throw new Error(`A password was answered ${status}: ${text}`)
    doorsOfStaff.push({ member, secret })
  }
  const [knownDoor, unknown] = doorsOfStaff
  if (!knownDoor || !unknown) throw new Error('There is no door')
  return [knownDoor, unknown]
}

async function guessFromEverywhere(world: World, door: Door, given: { password: string }): Promise<number[]> {
  const statuses: number[] = []
  const right = new Set([timeCode(door.secret, Date.now()), nextTimeCode(door.secret)])
  const wrong = ['000000', '111111', '222222'].find((code) => !right.has(code)) ?? ''
  const from = Array.from(
    { length: guessCount },
    (_, index) => `10.${index + 1}.${world.random.pick([7, 70, 170])}.7`,
  )
  await inParallel(from, { most: atOnce }, async (address) => {
    statuses.push((await enter(world, door, wrong, { ...given, from: address })).status)
  })
  return statuses
}

function enter(
  world: World,
  { member: { emailAddress } }: Door,
  code: string,
  { from = '10.250.0.1', ...given }: { from?: string; password?: string } = {},
): Promise<Answer> {
  const body = { emailAddress, password, code, ...given }
  return askOffice(world, { method: 'POST', path: '/sign-in/password', from, body })
}
