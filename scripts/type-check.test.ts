import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The lint alone checks types (CONTRIBUTING.md): an upgrade that stops it from doing so would go unnoticed. */
test('a wrong type fails the lint', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'type-check-'))
  try {
    writeFileSync(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }')
    writeFileSync(path.join(folder, 'wrong.ts'), 'export const amount: number = "one"\n')
    const { status, stdout } = spawnSync('oxlint', ['--type-aware', '--type-check', folder], {
      encoding: 'utf8',
    })
    expect(stdout).toContain('TS2322')
    expect(status).toBe(1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
