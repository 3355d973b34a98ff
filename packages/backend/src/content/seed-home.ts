import { languageCodes, languages, platformNames, platforms } from '@haverhof/domain/shared'
import { z } from 'zod'
import { readData } from '../seed/read-data.ts'
import type { Seeding } from '../seed/seeding.ts'
import { upsert } from '../seed/upsert.ts'
import { homeSections } from './records.ts'
import { homeText } from './tables.ts'

/** The shape of data/content/home.yaml. */
const Words = z.strictObject({ title: z.string().min(1), intro: z.string().min(1) })
const HomeWords = z.strictObject({
  hero: z.strictObject({ title: z.string().min(1), text: z.string().min(1) }),
  sections: z.record(z.enum(homeSections), Words),
})
const HomeFile = z.record(z.enum(platformNames), z.partialRecord(z.enum(languageCodes), HomeWords))

export async function seedHome(seeding: Seeding): Promise<void> {
  const file = readData(seeding.dataDir, 'content/home.yaml', HomeFile)
  const rows = platformNames.flatMap((platform) =>
    languageCodes.flatMap((code) => {
      const words = file[platform][code]
      if (!words) return []
      return [{ platform: platforms[platform], languageId: languages[code].languageId, words }]
    }),
  )
  await upsert(seeding, homeText, [homeText.platform, homeText.languageId], rows)
}
