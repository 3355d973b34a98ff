/** The country a trusted proxy says the visitor is in; null when nobody knows (D4). */
export async function visitorCountry(): Promise<string | null> {
  try {
    const answer = await fetch('/api/visitor', { headers: { accept: 'application/json' } })
    const body: unknown = answer.ok ? await answer.json() : null
    const code = (body as { countryCode?: unknown } | null)?.countryCode
    return typeof code === 'string' ? code.toUpperCase() : null
  } catch {
    return null
  }
}
