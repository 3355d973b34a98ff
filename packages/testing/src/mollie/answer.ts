export type MollieAnswer = { status: number; body: object | null }

export function problem(status: number, detail: string): MollieAnswer {
  return { status, body: { status, title: detail, detail, _links: {} } }
}
