import type { Page } from '@playwright/test'
import { staffApi } from './staff.ts'

export type Sample = {
  sampleId: number
  sampleName: string
  sampleType: string | null
  takenOn: string | null
}

/** The samples of these names, from the list of what the laboratory has to do, which names no order (STAFF-4). */
export async function samplesNamed(page: Page, names: string[]): Promise<Sample[]> {
  const { items } = await staffApi<{ items: Sample[] }>(page, '/samples?limit=200')
  return items.filter(({ sampleName }) => names.includes(sampleName))
}
