import { expect, test } from 'vitest'
import { flatten } from './check.ts'
import { type languages, loadMessages, locales } from './load.ts'

/** How each language would call forage safe, and how it names what a hygiene scan does not examine. */
const words: Record<(typeof languages)[number], { safe: RegExp; toxins: RegExp }> = {
  nl: { safe: /zonder zorgen|veilig/i, toxins: /gifstoffen/i },
  de: { safe: /unbesorgt|unbedenklich|sicher\b/i, toxins: /gifte/i },
  da: { safe: /trygt|sikkert/i, toxins: /giftstoffer/i },
  en: { safe: /safe|without worry/i, toxins: /toxins/i },
  it: { safe: /senza pensieri|sicuro/i, toxins: /tossine/i },
  pt: { safe: /sem preocupações|segur[ao]/i, toxins: /toxinas/i },
  es: { safe: /sin preocuparse|segur[ao]/i, toxins: /toxinas/i },
  sv: { safe: /utan oro|säkert/i, toxins: /gifter/i },
  et: { safe: /muretult|ohutu/i, toxins: /mürke/i },
}
const ofCleanScans = ['findings.advice.hygiene-good.text', 'findings.summary.very-good']

test.each(locales.filter((locale) => !locale.startsWith('corporate')))(
  'in %s a clean hygiene scan is not called safe, and says that toxins were not examined (LABORATORY-47)',
  (locale) => {
    const messages = flatten(loadMessages(locale))
    const { safe, toxins } = words[locale.split('-')[1] as keyof typeof words]
    for (const key of ofCleanScans) expect(messages.get(key)).toMatch(toxins)
    for (const key of [...ofCleanScans, 'findings.advice.hygiene-good.title', 'findings.summary.good'])
      expect(messages.get(key)).not.toMatch(safe)
  },
)
