import { afterEach } from 'vitest'

const stray: string[] = []
// oxlint-disable-next-line no-console -- what is written as an error fails the test, as in all other tests
const tell = console.error

// oxlint-disable-next-line no-console -- as above
console.error = (...said: unknown[]) => {
  stray.push(said.map(String).join(' '))
  tell(...said)
}

afterEach(() => {
  const said = stray.splice(0)
  if (said.length > 0) throw new Error(`Written to the console as an error: ${said.join('; ')}`)
})
