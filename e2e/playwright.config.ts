import { defineConfig } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4310)

/** What a person does, in a real browser, on the whole shop with its own freshly seeded database. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // One more than the cores of the smallest machine: a story waits for about half of its time.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // What passes only the second time is broken.
  retries: 0,
  reporter: [['./shuffle.ts'], ['list']],
  // Nothing is tried twice, so a busy machine is given time instead; what takes longer than this hangs.
  timeout: 90_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    // A trace of every step would double the time of the run; a picture of the end says most.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node e2e-server.ts',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      COUNTRY_HEADER: 'x-country',
      // More customers are made here than one caller may open accounts in an hour.
      CLIENT_IP_HEADER: 'x-client-ip',
      CAPTCHA_COST: '500',
      REPEAT_DELIVERY: 'on',
      CART_REMINDERS: 'on',
    },
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
