export type { Translations } from './records.ts'
