import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { getLesson, getPublicLesson, getPublicTopic, getTopic } from '#contract/catalog.ts'
import { getPublicQuiz, getQuiz } from '#contract/quizzes.ts'
import { getLibrary } from '#contract/site.ts'
import { query } from '../api.ts'
import { ownOrPublicQuery } from '../ownOrPublic.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { ownRoutes } from './ownRoutes.tsx'
import { getParentRoute, head, root, source, text } from './rootRoute.tsx'
import { parseSearch, stringifySearch } from './searchParams.ts'

/** `page` names the source of a lazy page: the server finds in the build's manifest what to preload for it. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: string
  }
  interface Register {
    router: AppRouter
  }
}

// What only one page asks for at first, it loads itself: its chunk is imported in one place for both.
const homePage = () => import('../home/HomePage.tsx')
const topicsPage = () => import('../topics/TopicsPage.tsx')
const searchPage = () => import('../search/SearchPage.tsx')
const sharedPage = () => import('../shared/SharedPage.tsx')
const pathwaysPage = () => import('../pathways/PathwaysPage.tsx')
const pathwayPage = () => import('../pathways/PathwayPage.tsx')

const home = createRoute({
  getParentRoute,
  path: '/',
  component: lazyRouteComponent(homePage, 'HomePage'),
  staticData: source?.('web/home/HomePage.tsx'),
  head: () => head(),
  loader: async ({ context }) => (await homePage()).loadHome(context.queryClient),
})

const signIn = createRoute({
  getParentRoute,
  path: '/auth/signin',
  component: lazyRouteComponent(() => import('../auth/SignInPage.tsx'), 'SignInPage'),
  staticData: source?.('web/auth/SignInPage.tsx'),
  validateSearch: (search): { next?: string } => ({ next: text(search.next) }),
  head: () => head('Sign in'),
})

const register = createRoute({
  getParentRoute,
  path: '/auth/register',
  component: lazyRouteComponent(() => import('../auth/RegisterPage.tsx'), 'RegisterPage'),
  staticData: source?.('web/auth/RegisterPage.tsx'),
  validateSearch: (search): { next?: string } => ({ next: text(search.next) }),
  head: () => head('Create an account'),
})

const topics = createRoute({
  getParentRoute,
  path: '/topics',
  component: lazyRouteComponent(topicsPage, 'TopicsPage'),
  staticData: source?.('web/topics/TopicsPage.tsx'),
  validateSearch: (search): { subject?: string; level?: string; mine?: string } => ({
    subject: text(search.subject),
    level: text(search.level),
    mine: text(search.mine),
  }),
  head: () => head('Topics'),
  loader: async ({ context }) => (await topicsPage()).loadTopics(context.queryClient),
})

const search = createRoute({
  getParentRoute,
  path: '/search',
  component: lazyRouteComponent(searchPage, 'SearchPage'),
  staticData: source?.('web/search/SearchPage.tsx'),
  validateSearch: (search): { q?: string } => ({ q: text(search.q) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await searchPage()).loadSearch(context.queryClient, deps.q),
  head: ({ loaderData }) => head(loaderData),
})

const shared = createRoute({
  getParentRoute,
  path: '/shared/$token',
  component: lazyRouteComponent(sharedPage, 'SharedPage'),
  staticData: source?.('web/shared/SharedPage.tsx'),
  validateSearch: (search): { lesson?: string } => ({ lesson: text(search.lesson) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) =>
    (await sharedPage()).loadShared(context.queryClient, { ...params, ...deps }),
  head: ({ loaderData }) => head(loaderData?.title ?? 'Shared topic'),
})

const topic = createRoute({
  getParentRoute,
  path: '/topic-details/$id',
  component: lazyRouteComponent(() => import('../topics/TopicPage.tsx'), 'TopicPage'),
  staticData: source?.('web/topics/TopicPage.tsx'),
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(ownOrPublicQuery({ own: getTopic, visitor: getPublicTopic }, { id })),
  head: ({ loaderData }) => head(loaderData?.title ?? 'Topic', loaderData?.summary),
})

const pathways = createRoute({
  getParentRoute,
  path: '/pathways',
  component: lazyRouteComponent(pathwaysPage, 'PathwaysPage'),
  staticData: source?.('web/pathways/PathwaysPage.tsx'),
  head: () => head('Pathways'),
  loader: async ({ context }) => (await pathwaysPage()).loadPathways(context.queryClient),
})

const pathway = createRoute({
  getParentRoute,
  path: '/pathways/$id',
  component: lazyRouteComponent(pathwayPage, 'PathwayPage'),
  staticData: source?.('web/pathways/PathwayPage.tsx'),
  loader: async ({ context, params }) => (await pathwayPage()).loadPathway(context.queryClient, params),
  head: ({ loaderData }) => head(loaderData?.title ?? 'Pathway', loaderData?.summary),
})

const lesson = createRoute({
  getParentRoute,
  path: '/lessons/$id',
  component: lazyRouteComponent(() => import('../lessons/LessonPage.tsx'), 'LessonPage'),
  staticData: source?.('web/lessons/LessonPage.tsx'),
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(ownOrPublicQuery({ own: getLesson, visitor: getPublicLesson }, { id })),
  head: ({ loaderData }) => head(loaderData?.title ?? 'Lesson', loaderData?.summary),
})

const quiz = createRoute({
  getParentRoute,
  path: '/quizzes/$id',
  component: lazyRouteComponent(() => import('../quizzes/QuizPage.tsx'), 'QuizPage'),
  staticData: source?.('web/quizzes/QuizPage.tsx'),
  // Nothing is missed where it is not public: whoever owns it asks once more after signing in.
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(ownOrPublicQuery({ own: getQuiz, visitor: getPublicQuiz }, { id })),
  head: ({ loaderData }) => head(loaderData ? `Quiz: ${loaderData.title}` : 'Quiz'),
})

const pricing = createRoute({
  getParentRoute,
  path: '/pricing',
  component: lazyRouteComponent(() => import('../pricing/PricingPage.tsx'), 'PricingPage'),
  staticData: source?.('web/pricing/PricingPage.tsx'),
  head: () => head('Pricing'),
})

const about = createRoute({
  getParentRoute,
  path: '/about',
  component: lazyRouteComponent(() => import('../about/AboutPage.tsx'), 'AboutPage'),
  staticData: source?.('web/about/AboutPage.tsx'),
  head: () => head('About'),
})

const help = createRoute({
  getParentRoute,
  path: '/help',
  component: lazyRouteComponent(() => import('../help/HelpPage.tsx'), 'HelpPage'),
  staticData: source?.('web/help/HelpPage.tsx'),
  head: () => head('Help'),
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(query(getLibrary, {})),
})

const contact = createRoute({
  getParentRoute,
  path: '/contact',
  component: lazyRouteComponent(() => import('../contact/ContactPage.tsx'), 'ContactPage'),
  staticData: source?.('web/contact/ContactPage.tsx'),
  head: () => head('Contact us'),
})

const routeTree = root.addChildren([
  home,
  signIn,
  register,
  topics,
  search,
  shared,
  topic,
  pathways,
  pathway,
  lesson,
  quiz,
  pricing,
  about,
  help,
  contact,
  ...ownRoutes,
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
