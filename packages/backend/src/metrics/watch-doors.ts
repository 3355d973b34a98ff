import { Gauge, type Registry } from 'prom-client'

export type Places = { running: number; waiting: number }

/** Where requests wait for their turn, by name (HTTP-13). */
export type Doors = Readonly<Record<string, () => Places>>

export function watchDoors(doors: Doors, registry: Registry): void {
  const gauge = new Gauge({
    name: 'haverhof_door_requests',
    help: 'Requests that are being answered, and those that wait for their turn, by door: shop, staff, events',
    labelNames: ['door', 'state'],
    registers: [registry],
    collect: () => {
      for (const [door, places] of Object.entries(doors)) {
        const { running, waiting } = places()
        gauge.set({ door, state: 'running' }, running)
        gauge.set({ door, state: 'waiting' }, waiting)
      }
    },
  })
}
