import { createRoot } from 'react-dom/client'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FailureScreen } from './failure-screen'

test('what a screen could not load is told to the shop (OBSERVABILITY-7)', async () => {
  const sendBeacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const loader = () => {
    throw new TypeError('no such screen')
  }
  const router = createMemoryRouter([
    { path: '*', loader, element: null, ErrorBoundary: FailureScreen, HydrateFallback: () => null },
  ])
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(<RouterProvider router={router} />)
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect
    .poll(() => sendBeacon)
    .toHaveBeenCalledExactlyOnceWith(
      '/client-errors',
      expect.stringContaining('"name":"TypeError","message":"no such screen"'),
    )
  root.unmount()
  router.dispose()
  container.remove()
})
