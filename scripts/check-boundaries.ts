import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { type Arrow, folderKnots } from './folder-knots.ts'
import { unusedIndexExports } from './index-exports.ts'

/** A cruise that saw fewer modules than this has looked in the wrong place, and its silence means nothing. */
const fewestModules = 100

const folders = ['packages', 'apps', 'bench', 'scripts', 'e2e']

type Dependency = { resolved: string; dependencyTypes: string[] }
type Report = {
  modules: { source: string; dependencies: Dependency[] }[]
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] }
}

/** The one-way arrows of ARCHITECTURE.md: between files, between folders, and through the index of a context. */
export async function checkBoundaries(): Promise<boolean> {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders]
  const cruise = await finished(spawn('depcruise', args))
  if (!cruise.stdout.startsWith('{')) {
    console.error(cruise.stdout, cruise.stderr)
    return false
  }
  const { modules, summary } = JSON.parse(cruise.stdout) as Report
  const problems = [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...knotsIn(modules),
    ...unusedIndexExports(path.resolve(import.meta.dirname, '..')),
  ]
  if (summary.totalCruised < fewestModules) problems.push(`Only ${summary.totalCruised} modules were seen`)
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}

/** Folders may not need each other at run time. Tests may look anywhere, and types alone tie nothing together. */
function knotsIn(modules: Report['modules']): string[] {
  const arrows = modules.filter(({ source }) => !isTest(source)).flatMap(arrowsOf)
  return folderKnots(arrows).map(
    (knot) =>
      `folders in a circle: ${knot.entries.join(', ')}\n${knot.arrows.map(({ from, to }) => `  ${from} → ${to}`).join('\n')}`,
  )
}

function arrowsOf({ source, dependencies }: Report['modules'][number]): Arrow[] {
  return dependencies
    .filter(({ resolved, dependencyTypes }) => isOurs(resolved) && !dependencyTypes.includes('type-only'))
    .map(({ resolved }) => ({ from: source, to: resolved }))
}

function isOurs(file: string): boolean {
  return folders.some((folder) => file.startsWith(`${folder}/`)) && !file.includes('node_modules/')
}

function isTest(file: string): boolean {
  return /(\.test\.tsx?|\.spec\.ts|\/(test|fake)-[\w-]+\.tsx?)$/.test(file) || file.startsWith('e2e/')
}

/** What a program says, also when it ends with a complaint. */
async function finished({
  stdout,
  stderr,
}: ChildProcessWithoutNullStreams): Promise<{ stdout: string; stderr: string }> {
  const [said, complained] = await Promise.all([text(stdout), text(stderr)])
  return { stdout: said, stderr: complained }
}
