import { deleteRows } from '../jobs/index.ts'

export const conversionRetention = deleteRows('visits from mailings', 'conversion', 'created_at < :before')
