import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Another commit of the shop, ready to run: its folder, and a database of its own for every size of catalogue. */
export type Beside = { folder: string; urls: string[] }

/** Performance is compared with an older commit in the same rounds: what the machine is busy with hits both. */
export async function openBeside(
  stack: AsyncDisposableStack,
  commit: string,
  sizes: readonly number[],
): Promise<Beside> {
  const folder = checkOut(commit)
  // The version of Node is today's: what is compared is the code.
  const child = fork(
    path.join(import.meta.dirname, 'children/beside-process.ts'),
    [folder, ...sizes.map(String)],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const exit = once(child, 'exit')
  stack.defer(async () => {
    if (child.connected) child.disconnect()
    await exit
  })
  const urlsMessage = once(child, 'message') as Promise<[{ urls: string[] }]>
  const [message] = await Promise.race([urlsMessage, exit.then(() => [null] as const)])
  if (!message) throw new Error(`The shop of ${commit} could not be made ready`)
  return { folder: path.join(folder, 'bench/src/children'), urls: message.urls }
}

/** A work tree with its packages installed, made once per commit. */
function checkOut(commit: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const hash = git('rev-parse', '--short=12', `${commit}^{commit}`)
  const folder = path.join(root, '.data/beside', hash)
  const stamp = path.join(folder, 'node_modules/.beside')
  if (existsSync(stamp)) return folder
  console.log(`Checking out ${hash} …`)
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, hash)
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  writeFileSync(stamp, hash)
  return folder
}
