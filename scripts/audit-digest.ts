import { BadSetting } from '@haverhof/backend/config'
import { digestOfDay } from '@haverhof/backend/audit'
import { inShop, runCommand } from './in-shop.ts'

/** The digest of a day of the audit log as it is now, to hold beside the line that the log kept of that day (AUDIT-9). */
await runCommand(async () => {
  const days = process.argv.slice(2)
  if (days.length === 0 || !days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day)))
    throw new BadSetting('Give one or more days: 2026-11-18')
  await inShop(async (context) => {
    for (const day of days) {
      const { entries, sha256 } = await digestOfDay(context, day)
      console.log(`${day}  ${sha256}  ${entries} entries`)
    }
  })
})
