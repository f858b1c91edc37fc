import type { Drawer } from '#figures/figure.ts'

/** How the figures with sliders are drawn. Each kind is loaded when a figure of it comes into view. */
const DRAWERS: Readonly<Record<string, () => Promise<Drawer<never>>>> = {
  bars: async () => (await import('#figures/bars/draw.ts')).bars,
  chart: async () => (await import('#figures/chart/draw.ts')).chart,
  numberline: async () => (await import('#figures/numberline/draw.ts')).numberline,
  plot: async () => (await import('#figures/plot/draw.ts')).plot,
  timeline: async () => (await import('#figures/timeline/draw.ts')).timeline,
  trace: async () => (await import('#figures/trace/draw.ts')).trace,
  vectors: async () => (await import('#figures/vectors/draw.ts')).vectors,
}

/** Data that the server has checked against the schema of its kind. */
export const drawerOf = (kind: string) => DRAWERS[kind]?.() as Promise<Drawer<unknown>> | undefined
