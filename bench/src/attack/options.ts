import { parseArgs } from 'node:util'

export const attackNames = [
  'races',
  'packers',
  'refunds',
  'guesses',
  'endings',
  'kills',
  'crashes',
  'webhooks',
  'backlog',
  'clocks',
  'mail',
  'overload',
  'matrix',
  'fuzz',
] as const
export type AttackName = (typeof attackNames)[number]

export type AttackOptions = {
  /** How long each attack goes on; what it has begun then ends. */
  seconds: number
  only: readonly AttackName[]
  /** The same seed draws the same values and the same order. */
  seed: number
  /** Bars that depend on the machine: of good answers under ten times the load, and of the longest wait for `/healthz`. */
  goodput: number
  healthSeconds: number
}

/** What was typed wrongly, said to who typed it. */
export class BadOption extends Error {}

const settlingSeconds = 60

/** Everything is over after so long, whatever hangs. */
export function longestRunMs({ seconds }: Pick<AttackOptions, 'seconds'>): number {
  return attackNames.length * (seconds + settlingSeconds) * 1000
}

export function readAttackOptions(args: string[]): AttackOptions {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '30' },
      only: { type: 'string', default: attackNames.join(',') },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      goodput: { type: 'string', default: '0.5' },
      'health-seconds': { type: 'string', default: '2' },
    },
  })
  return {
    seconds: numberOf('seconds', values.seconds, 1),
    only: values.only.split(',').map(nameOf),
    seed: numberOf('seed', values.seed, 0),
    goodput: numberOf('goodput', values.goodput, 0),
    healthSeconds: numberOf('health-seconds', values['health-seconds'], 0),
  }
}

function numberOf(name: string, text: string, least: number): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < least)
    throw new BadOption(`--${name} must be a number from ${least} on, not "${text}"`)
  return value
}

function nameOf(text: string): AttackName {
  const name = attackNames.find((name) => name === text.trim())
  if (!name) throw new BadOption(`--only knows ${attackNames.join(', ')}, not "${text}"`)
  return name
}
