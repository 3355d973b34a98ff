import { languageCodes } from '@haverhof/domain/shared'
import { flatten } from '@haverhof/messages/check'
import { loadMessages } from '@haverhof/messages/load'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../content/content-data.ts'

const { items } = readContent(path.resolve(import.meta.dirname, '../../../../data'))

test.each(languageCodes)(
  'in %s a silo is worthwhile from as many horses in the cart as on its page (TEXTS-7, §1.34)',
  (language) => {
    const page = items.find(({ file }) => file.endsWith('/silo.yaml'))?.texts[language]
    const note = flatten(loadMessages(`shop-${language}`)).get('delivery-note.silo.text')
    const horses = (text = '') => /(?:12(?:–| tot ))?15(?= \p{L})/u.exec(text)?.[0].replace(' tot ', '–')
    expect(horses(note)).toBeDefined()
    expect(horses(page?.intro)).toBe(horses(note))
  },
)
