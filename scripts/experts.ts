import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Who is asked, by the page of `docs/experts`, and how comments, data and rules call them (EXPERTS-2). */
export const experts: Record<string, RegExp> = {
  vet: /\bvet(erinarian)?\b/i,
  nutritionist: /nutritionist|feed (?:adviser|scientist)/i,
  'feed-inspector': /feed (inspector|authority)/i,
  tax: /tax adviser/i,
  lawyer: /lawyer/i,
  others:
    /laborator|carrier|haulier|DPD|federation|product management|holder of the authorisation|designer|purchasing|producer|supplier|lender/i,
}

/** Something that waits for an expert: the file, and what follows the words. */
export type Open = { file: string; by: string }

const files = ['packages/*/src/**/*.ts', 'data/**/*.yaml', 'docs/rules/*.md', 'docs/decisions/*.md']
const isTest = /\.test\.ts$|\/test-[^/]*\.ts$|schema\.d\.ts$/

/** All that says “to be confirmed by …”, in comments and prose, over the end of a line as well, and in the fields of rules. */
export function openQuestions(): Open[] {
  return globSync(files, { cwd: root })
    .filter((file) => !isTest.test(file))
    .toSorted()
    .flatMap((file) => questionsIn(readFileSync(path.join(root, file), 'utf8')).map((by) => ({ file, by })))
}

export function questionsIn(text: string): string[] {
  // Strips what begins a line of a comment or a table.
  const prose = text.replaceAll(/\n\s*(?:\*|#|\/\/|\|)?\s*/g, ' ').replaceAll('**', '')
  const said = [...prose.matchAll(/to be confirmed by ([a-z][^.;:)|,]{2,80})/gi)]
  const fields = [...text.matchAll(/(?:toBeConfirmedBy|confirm): ['"]?([a-z][^'"}\n]{2,80})/g)]
  return [...said, ...fields].map(([, by = '']) => by.trim()).filter((by) => !isType.test(by))
}

const isType = /^(?:Confirmer|string|text|z\.|null|rate\.|createRoute|toBeConfirmedBy|open\b)/

/** The pages of those who are asked; none for unknown words. */
export function pagesFor({ by }: Open): string[] {
  return Object.entries(experts).flatMap(([page, words]) => (words.test(by) ? [page] : []))
}

/** The rows of a page: question, our answer, source, files, who has reviewed it. */
export function rowsOf(page: string): string[][] {
  const text = readFileSync(path.join(root, 'docs/experts', `${page}.md`), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| *(?:-|Question +\|)/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
}
