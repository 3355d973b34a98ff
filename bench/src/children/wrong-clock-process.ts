/**
 * Loaded before everything else of a process: its machine is so far ahead.
 * What only lasts (`performance.now()`, timers) goes on as it is.
 */
const aheadMs = Number(process.env['CLOCK_AHEAD_MS'])
const RightDate = Date

globalThis.Date = class WrongDate extends RightDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [WrongDate.now()] : parts) as [number]))
  }
  static override now(): number {
    return RightDate.now() + aheadMs
  }
} as DateConstructor
