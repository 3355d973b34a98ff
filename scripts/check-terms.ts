import path from 'node:path'
import {
  figureProblems,
  quotationProblems,
  readDataFiles,
  readTermLists,
  termProblems,
  textsOf,
} from './terms.ts'

const dataDir = path.resolve(import.meta.dirname, '../data')

/** One word per thing and one form of address in every language, in interface texts and data alike. */
export function checkTerms(): boolean {
  const files = readDataFiles(dataDir)
  const problems = readTermLists(dataDir).flatMap((list) => {
    const texts = textsOf(list.language, files)
    return [
      ...termProblems(list, texts),
      ...quotationProblems(list.language, texts),
      ...figureProblems(list.language, texts),
    ]
  })
  for (const problem of new Set(problems)) console.error(problem)
  return problems.length === 0
}
