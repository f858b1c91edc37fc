import { say, spokenLanguage } from '../words.ts'

const icon = (size: number) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })

/** The manifest, which browsers need to install the web app on a phone. */
export function manifestOf() {
  const { app } = say(({ hosting }) => hosting)
  const icons = [icon(192)]
  return JSON.stringify({
    id: '/',
    name: 'Lyceum',
    short_name: 'Lyceum',
    description: app.description,
    lang: spokenLanguage(),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f0',
    theme_color: '#faf7f0',
    categories: ['education'],
    icons: [icon(192), icon(512), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    shortcuts: [
      { name: app.review, url: '/review', icons },
      { name: app.topics, url: '/topics', icons },
      { name: app.skills, url: '/skills', icons },
    ],
  })
}
