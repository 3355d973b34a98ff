/** A plain address that telephones open in their map. */
export function routeUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`
}
