import { territories } from '../packages/domain/src/delivery/territories.ts'
import { adviceSources } from '@haverhof/domain/feed-advice'
import { sources } from '../packages/domain/src/laboratory/sources.ts'
import { load } from 'js-yaml'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { experts } from './experts.ts'

type Reviewed = { reviewed?: { by: string; on: string } | null; toBeConfirmedBy?: unknown; confirm?: string }

const read = (file: string) => load(readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8'))
const data = {
  advice: Object.values(adviceSources) as Reviewed[],
  laboratory: Object.values(sources) as Reviewed[],
  territories: territories as readonly Reviewed[],
  vat: (read('data/vat.yaml') as { rates: Reviewed[] }).rates,
  emergencies: [read('data/catalogue/emergencies.yaml') as Reviewed],
}

test.each(Object.entries(data))(
  'of %s a source names profession and day of who has reviewed it, and no open confirmation (EXPERTS-1)',
  (_, all) => {
    expect(all.length).toBeGreaterThan(0)
    const wrong = all.filter(({ reviewed, toBeConfirmedBy, confirm }) => {
      if (!reviewed) return false
      const isNamed =
        /.{3,}, /.test(reviewed.by) && Object.values(experts).some((words) => words.test(reviewed.by))
      return !isNamed || !/^20\d\d-\d\d-\d\d$/.test(reviewed.on) || Boolean(toBeConfirmedBy ?? confirm)
    })
    expect(wrong).toEqual([])
  },
)
