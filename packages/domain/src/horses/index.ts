export { horseProblems, type HorseRecord, tidyHorse } from './horse-record.ts'
export { horseLimits, packLimits } from './limits.ts'
export { dayOf, reminderDays, runsOutOn } from './run-out.ts'
export { parseStoredHorse, type StoredHorse } from './stored-horse.ts'
