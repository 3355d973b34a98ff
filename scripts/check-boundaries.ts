import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** A cruise that saw fewer modules than this has looked in the wrong place, and its silence means nothing. */
const fewestModules = 100

type Report = {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] }
}

/** The one-way arrows of ARCHITECTURE.md. */
export async function checkBoundaries(): Promise<boolean> {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages', 'apps']
  const cruise = await finished(spawn('depcruise', args))
  if (!cruise.stdout.startsWith('{')) {
    console.error(cruise.stdout, cruise.stderr)
    return false
  }
  const { totalCruised, violations } = (JSON.parse(cruise.stdout) as Report).summary
  for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`)
  if (totalCruised < fewestModules) console.error(`Only ${totalCruised} modules were seen`)
  return violations.length === 0 && totalCruised >= fewestModules
}

/** What a program says, also when it ends with a complaint. */
async function finished({
  stdout,
  stderr,
}: ChildProcessWithoutNullStreams): Promise<{ stdout: string; stderr: string }> {
  const [said, complained] = await Promise.all([text(stdout), text(stderr)])
  return { stdout: said, stderr: complained }
}
