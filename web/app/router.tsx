import { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import {
  getLesson,
  getPublicLesson,
  getPublicTopic,
  getTopic,
  listPublicRecentLessons,
  listPublicRecentTopics,
  listRecentLessons,
  listRecentTopics,
} from '#contract/catalog.ts'
import { getLibrary, getSite } from '#contract/site.ts'
import { CallError, query } from '../api.ts'
import { ownOrPublicQuery } from '../ownOrPublic.ts'
import { titleOf } from '../title.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { Root } from './Root.tsx'

export type RouterContext = { queryClient: QueryClient }

/** `page` names the source of a lazy page: the server finds in the build's manifest what to preload for it. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: string
  }
  interface Register {
    router: AppRouter
  }
}

const head = (title?: string, description?: string) => ({
  meta: [{ title: titleOf(title) }, ...(description ? [{ name: 'description', content: description }] : [])],
})
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  loader: ({ context }) => context.queryClient.prefetchQuery(query(getSite, {})),
})
const getParentRoute = () => root

const home = createRoute({
  getParentRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../home/HomePage.tsx'), 'HomePage'),
  staticData: { page: 'web/home/HomePage.tsx' },
  head: () => head(),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(ownOrPublicQuery({ own: listRecentTopics, visitor: listPublicRecentTopics }, {})),
      queryClient.prefetchQuery(ownOrPublicQuery({ own: listRecentLessons, visitor: listPublicRecentLessons }, {})),
      queryClient.prefetchQuery(query(getLibrary, {})),
    ]),
})

const signIn = createRoute({
  getParentRoute,
  path: '/auth/signin',
  component: lazyRouteComponent(() => import('../auth/SignInPage.tsx'), 'SignInPage'),
  staticData: { page: 'web/auth/SignInPage.tsx' },
  validateSearch: (search): { next?: string } => ({ next: text(search.next) }),
  head: () => head('Sign in'),
})

const register = createRoute({
  getParentRoute,
  path: '/auth/register',
  component: lazyRouteComponent(() => import('../auth/RegisterPage.tsx'), 'RegisterPage'),
  staticData: { page: 'web/auth/RegisterPage.tsx' },
  validateSearch: (search): { next?: string } => ({ next: text(search.next) }),
  head: () => head('Create an account'),
})

const topics = createRoute({
  getParentRoute,
  path: '/topics',
  component: lazyRouteComponent(() => import('../topics/TopicsPage.tsx'), 'TopicsPage'),
  staticData: { page: 'web/topics/TopicsPage.tsx' },
  validateSearch: (search): { q?: string; subject?: string; level?: string } => ({
    q: text(search.q),
    subject: text(search.subject),
    level: text(search.level),
  }),
  head: () => head('Topics'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(ownOrPublicQuery({ own: listRecentTopics, visitor: listPublicRecentTopics }, {})),
      queryClient.prefetchQuery(query(getLibrary, {})),
    ]),
})

const topic = createRoute({
  getParentRoute,
  path: '/topic-details/$id',
  component: lazyRouteComponent(() => import('../topics/TopicPage.tsx'), 'TopicPage'),
  staticData: { page: 'web/topics/TopicPage.tsx' },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(ownOrPublicQuery({ own: getTopic, visitor: getPublicTopic }, { id })),
  head: ({ loaderData }) => head(loaderData?.title ?? 'Topic', loaderData?.summary),
})

const lesson = createRoute({
  getParentRoute,
  path: '/lessons/$id',
  component: lazyRouteComponent(() => import('../lessons/LessonPage.tsx'), 'LessonPage'),
  staticData: { page: 'web/lessons/LessonPage.tsx' },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(ownOrPublicQuery({ own: getLesson, visitor: getPublicLesson }, { id })),
  head: ({ loaderData }) => head(loaderData?.title ?? 'Lesson', loaderData?.summary),
})

const quiz = createRoute({
  getParentRoute,
  path: '/quizzes/$id',
  component: lazyRouteComponent(() => import('../quizzes/QuizPage.tsx'), 'QuizPage'),
  staticData: { page: 'web/quizzes/QuizPage.tsx' },
  head: () => head('Quiz'),
})

const pricing = createRoute({
  getParentRoute,
  path: '/pricing',
  component: lazyRouteComponent(() => import('../pricing/PricingPage.tsx'), 'PricingPage'),
  staticData: { page: 'web/pricing/PricingPage.tsx' },
  head: () => head('Pricing'),
})

const about = createRoute({
  getParentRoute,
  path: '/about',
  component: lazyRouteComponent(() => import('../about/AboutPage.tsx'), 'AboutPage'),
  staticData: { page: 'web/about/AboutPage.tsx' },
  head: () => head('About'),
})

const help = createRoute({
  getParentRoute,
  path: '/help',
  component: lazyRouteComponent(() => import('../help/HelpPage.tsx'), 'HelpPage'),
  staticData: { page: 'web/help/HelpPage.tsx' },
  head: () => head('Help'),
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(query(getLibrary, {})),
})

const contact = createRoute({
  getParentRoute,
  path: '/contact',
  component: lazyRouteComponent(() => import('../contact/ContactPage.tsx'), 'ContactPage'),
  staticData: { page: 'web/contact/ContactPage.tsx' },
  head: () => head('Contact us'),
})

const profile = createRoute({
  getParentRoute,
  path: '/profile',
  component: lazyRouteComponent(() => import('../profile/ProfilePage.tsx'), 'ProfilePage'),
  staticData: { page: 'web/profile/ProfilePage.tsx' },
  validateSearch: (search): { next?: string } => ({ next: text(search.next) }),
  head: () => head('Profile'),
})

const claim = createRoute({
  getParentRoute,
  path: '/admin/claim',
  component: lazyRouteComponent(() => import('../admin/ClaimPage.tsx'), 'ClaimPage'),
  staticData: { page: 'web/admin/ClaimPage.tsx' },
  validateSearch: (search): { code?: string } => ({ code: text(search.code) }),
  head: () => head('Become the administrator'),
})

const routeTree = root.addChildren([
  home,
  signIn,
  register,
  topics,
  topic,
  lesson,
  quiz,
  pricing,
  about,
  help,
  contact,
  profile,
  claim,
])

export type AppRouter = ReturnType<typeof createAppRouter>

export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    history,
    defaultErrorComponent: ErrorPage,
    defaultPreload: 'intent',
    // TanStack Query decides what is stale.
    defaultPreloadStaleTime: 0,
    scrollRestoration: !import.meta.env.SSR,
    parseSearch,
    stringifySearch,
  })
}

/** Search parameters are plain strings here, not JSON. */
function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

function stringifySearch(search: Record<string, unknown>) {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text ? `?${text}` : ''
}

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // What was refused stays refused; an outage may be over in a moment.
        retry: (failures, error) =>
          !import.meta.env.SSR && failures < 1 && error instanceof CallError && error.status !== 429 && isOutage(error),
        retryDelay: 800,
      },
    },
  })
}

const isOutage = (error: CallError) => error.status === 0 || error.status >= 500
