/** Now and then a page does not come to rest in time, or Lighthouse misses the beginning of a visit. */
export async function lookTwice<Found>(look: () => Promise<Found>): Promise<Found> {
  try {
    return await look()
  } catch (error) {
    console.error(`Once more: ${String(error)}`)
    return look()
  }
}
