import { spawnSync } from 'node:child_process'

/** A cruise that saw fewer modules than this has looked in the wrong place, and its silence means nothing. */
const fewestModules = 100

type Report = {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] }
}

/** The one-way arrows of ARCHITECTURE.md. */
export function checkBoundaries(): boolean {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages', 'apps']
  const cruise = spawnSync('depcruise', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  if (!cruise.stdout.startsWith('{')) {
    console.error(cruise.stdout, cruise.stderr)
    return false
  }
  const { totalCruised, violations } = (JSON.parse(cruise.stdout) as Report).summary
  for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`)
  if (totalCruised < fewestModules) console.error(`Only ${totalCruised} modules were seen`)
  return violations.length === 0 && totalCruised >= fewestModules
}
