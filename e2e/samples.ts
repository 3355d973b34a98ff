import type { Page } from '@playwright/test'
import { staff } from './staff.ts'

/** The numbers of samples, from the list of what there is to do, which names no order (STAFF-4). */
export async function samplesNamed(page: Page, names: string[]): Promise<string[]> {
  const lines = (await staff(page, 'samples')).split('\n')
  const named = lines.filter((line) => names.some((name) => line.endsWith(`: ${name}`)))
  return named.map((line) => line.split(' ')[0] ?? '')
}
