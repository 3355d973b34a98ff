import { ApiError } from '@haverhof/api-client'
import type { CartCalls } from './cart-calls'
import type { CalculatedCart, Cart } from './cart-state'

type Line = { productVariantId: number; quantity: number; names: (string | null)[] }
type StoredCart = { lines: Line[]; code: string | null; order: Cart['order'] }
type CallName = keyof CartCalls
type Server = ReturnType<typeof serverMemory>

/** A cart server in memory, for tests: it writes down what it is asked and fails when told to. */
export function fakeCartServer() {
  const server = serverMemory()
  return {
    calls: { ...readingCalls(server), ...lineCalls(server) } satisfies CartCalls,
    requests: server.requests,
    stock: server.stock,
    /** From now on the call fails with this; undefined mends it. */
    fail: (name: CallName, error?: unknown) =>
      error === undefined ? server.failures.delete(name) : server.failures.set(name, error),
    lose: (id: string) => server.carts.delete(id),
    order: (id: string) => (server.cartOf(id).order = { orderId: 7, orderKey: 'key' }),
  }
}

export function problem(status: number, code: string, more: object = {}): ApiError {
  return new ApiError(status, JSON.stringify({ code, ...more }), {})
}

function serverMemory() {
  const carts = new Map<string, StoredCart>()
  const requests: string[] = []
  const failures = new Map<CallName, unknown>()
  const stock = new Map<number, number>()
  let created = 0
  function hear(name: CallName, ...details: unknown[]): void {
    requests.push([name, ...details].join(' '))
    const failure = failures.get(name)
    if (failure !== undefined) throw failure
  }
  function cartOf(id: string): StoredCart {
    const cart = carts.get(id)
    if (!cart) throw problem(404, 'no-such-cart')
    return cart
  }
  function changing(id: string): StoredCart {
    const cart = cartOf(id)
    if (cart.order) throw problem(409, 'cart-ordered')
    return cart
  }
  function lineOf(id: string, productVariantId: number): Line {
    const line = changing(id).lines.find((each) => each.productVariantId === productVariantId)
    if (!line) throw problem(404, 'no-such-line')
    return line
  }
  function checkStock(productVariantId: number, wanted: number): void {
    const available = stock.get(productVariantId) ?? 999
    if (wanted > available) throw problem(409, 'not-enough-stock', { available })
  }
  function create(lines: Line[] = []): Cart {
    created += 1
    carts.set(`cart-${created}`, { lines, code: null, order: null })
    return cartView(`cart-${created}`)
  }
  function cartView(id: string): Cart {
    const { code, order } = cartOf(id)
    return { shoppingcartId: id, discountCode: code, order } as Cart
  }
  return { carts, requests, failures, stock, hear, cartOf, changing, lineOf, checkStock, create, cartView }
}

function readingCalls({ carts, hear, checkStock, cartOf, changing, create, cartView }: Server) {
  return {
    create: async ({ mailplusId, products }: Parameters<CartCalls['create']>[0] = {}) => {
      const lines = (products ?? []).map(({ productVariantId, count }) => ({
        productVariantId,
        quantity: count,
        names: [],
      }))
      hear(
        'create',
        mailplusId,
        ...lines.flatMap(({ productVariantId, quantity }) => [productVariantId, quantity]),
      )
      for (const { productVariantId, quantity } of lines) checkStock(productVariantId, quantity)
      return create(lines)
    },
    get: async (id: string) => {
      hear('get', id)
      return cartView(id)
    },
    calculate: async (id: string) => {
      hear('calculate', id)
      return { products: cartOf(id).lines.map(lineView) } as unknown as CalculatedCart
    },
    addDiscountCode: async (id: string, code: string | null) => {
      hear('addDiscountCode', id, code)
      changing(id).code = code
    },
    removeDiscountCode: async (id: string) => {
      hear('removeDiscountCode', id)
      changing(id).code = null
    },
    reopen: async (id: string) => {
      hear('reopen', id)
      const { lines } = cartOf(id)
      carts.delete(id)
      return create(lines)
    },
  }
}

function lineCalls({ hear, changing, lineOf, checkStock, cartOf }: Server) {
  return {
    addProduct: async (id: string, productVariantId: number, quantity: number) => {
      hear('addProduct', id, productVariantId, quantity)
      const { lines } = changing(id)
      const line = lines.find((each) => each.productVariantId === productVariantId)
      checkStock(productVariantId, quantity + (line?.quantity ?? 0))
      if (line) line.quantity += quantity
      else lines.push({ productVariantId, quantity, names: [] })
    },
    changeQuantity: async (id: string, productVariantId: number, quantity: number) => {
      hear('changeQuantity', id, productVariantId, quantity)
      checkStock(productVariantId, quantity)
      lineOf(id, productVariantId).quantity = quantity
    },
    removeProduct: async (id: string, productVariantId: number) => {
      hear('removeProduct', id, productVariantId)
      const line = lineOf(id, productVariantId)
      const { lines } = cartOf(id)
      lines.splice(lines.indexOf(line), 1)
    },
    removeSample: async (id: string, productVariantId: number, sequence: number) => {
      hear('removeSample', id, productVariantId, sequence)
      lineOf(id, productVariantId).quantity -= 1
    },
    nameSample: async (id: string, productVariantId: number, sequence: number, name: string | null) => {
      hear('nameSample', id, productVariantId, sequence, name)
      lineOf(id, productVariantId).names[sequence - 1] = name
    },
  }
}

function lineView({ productVariantId, quantity, names }: Line) {
  const rqsSamples = names.map((sampleName, index) => ({ sequence: index + 1, sampleName }))
  const description = `Product ${productVariantId}`
  return { productVariantId, quantity, description, rqsSamples, freeProducts: [], productType: 2 }
}
