import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** A rule of `docs/rules`: a bullet that begins with its id, in one line. */
export type Rule = { id: string; file: string; text: string }

export function readRules(root: string): Rule[] {
  const folder = path.join(root, 'docs/rules')
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => rulesOf(file, readFileSync(path.join(folder, file), 'utf8')))
}

/** A bullet ends before the next bullet, an empty line or a heading. */
export function rulesOf(file: string, page: string): Rule[] {
  return [...page.matchAll(/^- \*\*([A-Z][A-Z-]*-\d+)(?:(?!\n- |\n\n|\n#)[\s\S])*/gm)].map(
    ([bullet, id = '']) => ({ id, file, text: bullet.slice('- '.length).trim().replaceAll(/\s+/g, ' ') }),
  )
}
