export type Font = { name: string; file: string; covers: RegExp }

const latin = /[ -\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/u
const latinExtended = /[\u0100-\u02ba\u1e00-\u1eff\u20a0-\u20c0]/u
const greek = /[\u0370-\u03ff]/u
const cyrillic = /[\u0400-\u045f\u0490\u0491\u04b0\u04b1]/u

function figtree(weight: 400 | 600): Font[] {
  const file = (part: string) => `@fontsource/figtree/files/figtree-${part}-${weight}-normal.woff`
  return [
    { name: `figtree-${weight}`, file: file('latin'), covers: latin },
    { name: `figtree-ext-${weight}`, file: file('latin-ext'), covers: latinExtended },
    ...sourceSerif(weight).slice(2),
  ]
}

function sourceSerif(weight: 400 | 600): Font[] {
  const file = (part: string) =>
    `@fontsource/source-serif-4/files/source-serif-4-${part}-${weight}-normal.woff`
  return [
    { name: `serif-${weight}`, file: file('latin'), covers: latin },
    { name: `serif-ext-${weight}`, file: file('latin-ext'), covers: latinExtended },
    { name: `serif-greek-${weight}`, file: file('greek'), covers: greek },
    { name: `serif-cyrillic-${weight}`, file: file('cyrillic'), covers: cyrillic },
  ]
}

function fraunces(): Font[] {
  const file = (part: string) => `@fontsource/fraunces/files/fraunces-${part}-600-normal.woff`
  return [
    { name: 'fraunces', file: file('latin'), covers: latin },
    { name: 'fraunces-ext', file: file('latin-ext'), covers: latinExtended },
  ]
}

/** A typeface is a row of files, each with its own letters; the first stands in for what none has. */
export const typefaces = {
  text: figtree(400),
  strong: figtree(600),
  haverhof: fraunces(),
  muehldorfer: sourceSerif(600),
} satisfies Record<string, Font[]>

export type Typeface = keyof typeof typefaces

/** The text in pieces that one font file can write. */
export function fontRuns(typeface: Typeface, text: string): { font: Font; text: string }[] {
  const [first, ...others] = typefaces[typeface] as [Font, ...Font[]]
  const runs: { font: Font; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const font = [first, ...others].find(({ covers }) => covers.test(letter)) ?? first
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}
