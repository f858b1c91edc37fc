import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { app } from './connect.ts'
import { KeySheet } from './KeySheet.tsx'
import { Palette } from './Palette.tsx'
import './overlays.css'

/**
 * Opens the command palette or the list of shortcuts in a separate React root, so that pages don't have to load them.
 */
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
