import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { app } from './connect.ts'
import { KeySheet } from './KeySheet.tsx'
import { Palette } from './Palette.tsx'
import './overlays.css'

/** Opens the palette or the sheet of keys over the page, in a tree of its own: no page pays for them. */
export function openOverlay(kind: 'palette' | 'keys') {
  const before = document.activeElement
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const close = () => {
    root.unmount()
    host.remove()
    if (before instanceof HTMLElement) before.focus()
  }
  root.render(
    <QueryClientProvider client={app().queryClient}>
      {kind === 'palette' ? <Palette onClose={close} /> : <KeySheet onClose={close} />}
    </QueryClientProvider>,
  )
}
