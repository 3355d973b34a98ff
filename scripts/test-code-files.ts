import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const isTest = /(\.(test|spec)\.tsx?$|\/(test|fake)-[\w-]+\.tsx?$|^e2e\/)/

/** The hand-written files of code with this pattern, tests left out. */
export function codeFilesWith(wanted: RegExp, folders = '{packages,apps,bench,scripts}'): string[] {
  return globSync(`${folders}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**'],
  })
    .filter((file) => !isTest.test(file) && wanted.test(readFileSync(path.join(root, file), 'utf8')))
    .toSorted()
}
